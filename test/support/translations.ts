import { readFileSync } from 'node:fs'
import type { Catalogue } from '../../src/ui/messages/texts.ts'

/** The portal's texts of a namespace in another language. Throws if there are none. */
export const translations = (language: string, namespace: string): Catalogue =>
  JSON.parse(readFileSync(`texts/${language}/${namespace}.json`, 'utf8')) as Catalogue
