/** Where dayjs names a language otherwise. */
const names: Readonly<Record<string, string>> = { zh: 'zh-cn' }

export const dayjsLocaleOf = (language: string): string => names[language] ?? language

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import(/* webpackChunkName: "time-de" */ 'dayjs/locale/de.js'),
  zh: () => import(/* webpackChunkName: "time-zh" */ 'dayjs/locale/zh-cn.js'),
}

/** English is dayjs's own, and stands in for a language that dayjs has no texts for. */
export async function loadDayjsLocale(language: string): Promise<void> {
  await loaders[language]?.()
}
