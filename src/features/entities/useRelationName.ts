import type { i18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const nameIn =
  ({ t }: i18n) =>
  (type: string): string =>
    t(`entities.relation.${type}`, { ns: 'shell', defaultValue: type })

/** The name of a relation, as on an edge; unknown types are shown as they are. */
export function useRelationName(): (type: string) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  // A new function after the language has changed.
  return useMemo(() => (language === '' ? String : nameIn(i18n)), [i18n, language])
}

/** The name of a relation as a heading: its first letter is a capital. */
export function useRelationTitle(): (type: string) => string {
  const nameOf = useRelationName()
  return (type) => {
    const name = nameOf(type)
    return name === type ? type : name.charAt(0).toLocaleUpperCase() + name.slice(1)
  }
}
