// The message catalogues. Each plugin brings its own namespace with its chunk.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { shellMessages } from './shellMessages.ts'

const defaultLanguage = 'en'

/** Ready when it returns: the shell's texts are part of the first load. */
export function startMessages(): void {
  void i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    defaultNS: 'shell',
    resources: { [defaultLanguage]: { shell: shellMessages } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

export function addMessages(namespace: string, messages: Readonly<Record<string, unknown>>): void {
  i18next.addResourceBundle(defaultLanguage, namespace, messages)
}
