import type { Locale } from 'antd/es/locale'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadDayjsLocale } from '../time/dayjsLocale.ts'

/** Antd itself has the English texts. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  de: () => import(/* webpackChunkName: "antd-de" */ 'antd/locale/de_DE.js'),
  zh: () => import(/* webpackChunkName: "antd-zh" */ 'antd/locale/zh_CN.js'),
}

const loaded = new Map<string, Locale>()

/** Antd's own texts in the language of the page: English until they are there, or where there are none. */
export function useAntdLocale(): Locale | undefined {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (loaded.has(language)) return
    const load = loaders[language]
    if (!load) return
    // Calendars take the names of months from dayjs.
    Promise.all([load(), loadDayjsLocale(language)]).then(
      ([module]) => {
        loaded.set(language, module.default)
        setLoaded(language)
      },
      // A text in English is better than no page.
      () => undefined,
    )
  }, [language])
  return loaded.get(language)
}
