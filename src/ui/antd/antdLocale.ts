import type { Locale } from 'antd/es/locale'
import english from 'antd/locale/en_US.js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadDayjsLocale } from '../time/dayjsLocale.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  de: () => import(/* webpackChunkName: "antd-de" */ 'antd/locale/de_DE.js'),
  zh: () => import(/* webpackChunkName: "antd-zh" */ 'antd/locale/zh_CN.js'),
}

/** Leaves a calendar's buttons without a label, so that their visible text names them (WCAG 2.5.3). */
const withNamedButtons = ({ DatePicker, ...locale }: Locale): Locale => ({
  ...locale,
  ...(DatePicker && {
    DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, monthSelect: '', yearSelect: '' } },
  }),
})

const englishLocale = withNamedButtons(english)
const loaded = new Map<string, Locale>()

/** Antd's texts in the page's language: English until they are loaded, or if there are none. */
export function useAntdLocale(): Locale {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  useEffect(() => {
    const load = loaders[language]
    if (!load || loaded.has(language)) return
    // Calendars use dayjs's month names.
    Promise.all([load(), loadDayjsLocale(language)]).then(
      ([module]) => {
        loaded.set(language, withNamedButtons(module.default))
        setLoaded(language)
      },
      // Falls back to English.
      () => undefined,
    )
  }, [language])
  return loaded.get(language) ?? englishLocale
}
