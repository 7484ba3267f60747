import { useTranslation } from 'react-i18next'
import type { DocsAddonProps } from '../../../../../src/model/plugins/docsAddon.ts'

/** How many words the page of a documentation has. */
export function PulseDocs({ article }: DocsAddonProps) {
  const { t } = useTranslation('pulse')
  const words = article?.textContent.match(/\S+/g)?.length ?? 0
  return <p>{t('words', { count: words })}</p>
}
