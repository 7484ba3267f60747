import type { i18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const nameIn =
  ({ t }: i18n) =>
  (type: string): string =>
    t(`relation.${type}`, { ns: 'catalog-graph', defaultValue: type })

/** The name of a relation on an edge; unknown types are shown as they are. */
export function useRelationName(): (type: string) => string {
  const { i18n } = useTranslation('catalog-graph')
  const { language } = i18n
  // A new function after the language has changed.
  return useMemo(() => (language === '' ? String : nameIn(i18n)), [i18n, language])
}
