import type { Locale } from 'antd/es/locale'
import english from 'antd/locale/en_US.js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const loaders: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  de: () => import(/* webpackChunkName: "antd-de" */ 'antd/locale/de_DE.js'),
  zh: () => import(/* webpackChunkName: "antd-zh" */ 'antd/locale/zh_CN.js'),
}

const loaded = new Map<string, Locale>()

/** Antd's texts in the page's language: English until they are loaded, or if there are none. */
export function useAntdLocale(): Locale {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  useEffect(() => {
    const load = loaders[language]
    if (!load || loaded.has(language)) return
    load().then(
      (module) => {
        loaded.set(language, module.default)
        setLoaded(language)
      },
      // Falls back to English.
      () => undefined,
    )
  }, [language])
  return loaded.get(language) ?? english
}
