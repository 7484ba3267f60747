import type { ThemeConfig } from 'antd'

/** @public The build uses it: names of classes and variables depend on it. */
export const cssVarKey = 'portico'

/**
 * The page makes no styles: the build has written them, on the tokens of `ui/theme/tokens.css`, which carry antd's
 * own names. So a theme of a plugin applies to antd's components without any values here.
 */
export const antdTheme = (hasMotion: boolean): ThemeConfig => ({
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: cssVarKey },
  token: { motion: hasMotion },
})
