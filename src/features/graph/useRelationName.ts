import type { i18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const nameIn =
  ({ t }: i18n) =>
  (type: string): string =>
    t(`relation.${type}`, { ns: 'catalog-graph', defaultValue: type })

/** What a relation is called on an edge; those that nobody knows keep their type. */
export function useRelationName(): (type: string) => string {
  const { i18n } = useTranslation('catalog-graph')
  const { language } = i18n
  // Another function in another language.
  return useMemo(() => (language === '' ? String : nameIn(i18n)), [i18n, language])
}
