import { useTranslation } from 'react-i18next'
import type { AttentionText } from '../../model/plugins/attention.ts'

/** Says a text of a plugin, which the types of the portal's own texts do not know. */
export function useAttentionText(): (plugin: string, text: AttentionText) => string {
  const { i18n } = useTranslation()
  const say = i18n.t as (key: string, options: Readonly<Record<string, unknown>>) => string
  return (plugin, { key, values }) => say(key, { ns: plugin, ...values })
}
