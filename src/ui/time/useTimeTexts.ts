import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadDayjsLocale } from './dayjsLocale.ts'
import type * as TimeTexts from './timeTexts.ts'

const load = async () => await import(/* webpackChunkName: "time" */ './timeTexts.ts')

interface Loaded {
  /** Undefined until they are there. */
  readonly texts: typeof TimeTexts | undefined
  readonly language: string
  readonly hasFailed: boolean
}

let known: typeof TimeTexts | undefined
const languages = new Set(['en'])

/** The functions that put times into words of the user's language, fetched with the first time that is shown. */
export function useTimeTexts(): Loaded {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const isThere = known !== undefined && languages.has(language)
  useEffect(() => {
    if (isThere) return
    // In English where only the language is missing.
    const locale = loadDayjsLocale(language).catch(() => undefined)
    Promise.all([load(), locale]).then(
      ([texts]) => {
        known = texts
        languages.add(language)
        setLoaded(language)
      },
      () => {
        setHasFailed(true)
      },
    )
  }, [language, isThere])
  return { texts: isThere ? known : undefined, language, hasFailed }
}
