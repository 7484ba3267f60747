// The chunks shared by pages with antd, by use. Modules that two of them need are in `antd`, so
// that a form loads no splitter.

/** Packages that only antd uses, and modules that every antd component needs. */
const family =
  /node_modules[\\/](?:antd|@ant-design|@rc-component|@emotion|stylis|@babel|clsx|react-is|throttle-debounce|compute-scroll-into-view|scroll-into-view-if-needed|is-mobile)[\\/]/

const folders = (names: string): RegExp =>
  new RegExp(`node_modules[\\\\/](?:antd[\\\\/]es|@rc-component)[\\\\/](?:${names})[\\\\/]`)

const parts = {
  'antd-forms': folders(
    'checkbox|form|input|input-number|mini-decimal|async-validator|progress|radio|segmented|select|steps|switch|tag|color-picker|col|row|grid',
  ),
  'antd-splitter': folders('splitter'),
}

/** Locales that are loaded on demand. */
const isLocale = /[\\/]locale[\\/](?:de|zh)_/
/** Small modules that all others use. */
const isShared = /[\\/]locale[\\/]|[\\/]context(?:\.js|[\\/])|Context\.js/

interface Named {
  readonly identifier: () => string
  readonly nameForCondition: () => string | null
}

const group = (name: string, isPart: (file: string) => boolean, priority: number) => ({
  name,
  chunks: 'async' as const,
  enforce: true,
  priority,
  test: (module: Named) => {
    const file = module.nameForCondition() ?? ''
    return family.test(file) && !isLocale.test(file) && isPart(file)
  },
})

const styles = ['common', 'forms', 'splitter'].map((name) => ({
  name: `antd-${name}-styles`,
  chunks: 'async' as const,
  enforce: true,
  type: 'css/mini-extract',
  test: (module: Named) => module.identifier().includes(`${name}.antd.css`),
}))

/** For the portal's times. */
const time = {
  name: 'dayjs',
  chunks: 'async' as const,
  enforce: true,
  test: /node_modules[\\/]dayjs[\\/](?!locale)|src[\\/]ui[\\/]time[\\/]timeTexts/,
}

/** For `splitChunks.cacheGroups`. */
export const antdChunks = Object.fromEntries(
  [
    group('antd', () => true, 1),
    ...Object.entries(parts).map(([name, part]) =>
      group(name, (file) => part.test(file) && !isShared.test(file), 2),
    ),
    ...styles,
    time,
  ].map((one) => [one.name, one]),
)
