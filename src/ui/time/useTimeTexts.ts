import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadDayjsLocale } from './dayjsLocale.ts'
import type * as TimeTexts from './timeTexts.ts'

const load = async () => await import(/* webpackChunkName: "time" */ './timeTexts.ts')

interface Loaded {
  /** Undefined until loaded. */
  readonly texts: typeof TimeTexts | undefined
  readonly language: string
  readonly hasFailed: boolean
}

let known: typeof TimeTexts | undefined
const languages = new Set(['en'])

/** Formats times in the user's language; fetched when the first time is rendered. */
export function useTimeTexts(): Loaded {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const isThere = known !== undefined && languages.has(language)
  useEffect(() => {
    if (isThere) return
    // Falls back to English if only the language is missing.
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
