// Titles of the list of entities in the built languages: the early script draws them before any texts are loaded.

import type { IndexPlace } from './indexPlaces.ts'

export const indexTitles = {
  en: { title: '{{organization}} Catalog', apis: 'APIs' },
  de: { title: 'Katalog von {{organization}}', apis: 'APIs' },
  zh: { title: '{{organization}} 目录', apis: 'API' },
} as const

/** Undefined in a language that is not built in. */
export function indexTitle(
  { kind }: IndexPlace,
  language: string,
  organization: string,
): string | undefined {
  const titles = Object.entries(indexTitles).find(([one]) => one === language)?.[1]
  return kind === 'api'
    ? titles?.apis
    : titles?.title.replace('{{organization}}', () => organization)
}
