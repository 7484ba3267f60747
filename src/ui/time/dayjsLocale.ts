/** Languages that dayjs names differently. */
const names: Readonly<Record<string, string>> = { zh: 'zh-cn' }

export const dayjsLocaleOf = (language: string): string => names[language] ?? language

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import(/* webpackChunkName: "time-de" */ 'dayjs/locale/de.js'),
  zh: () => import(/* webpackChunkName: "time-zh" */ 'dayjs/locale/zh-cn.js'),
}

/** Dayjs has English built in; it replaces languages that dayjs lacks. */
export async function loadDayjsLocale(language: string): Promise<void> {
  await loaders[language]?.()
}
