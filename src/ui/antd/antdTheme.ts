import type { ThemeConfig } from 'antd'

/** @public Used by the build: class names and variables depend on it. */
export const cssVarKey = 'portico'

/**
 * The build has extracted all styles, on the tokens of `ui/theme/tokens.css`, which have antd's own
 * names. So a plugin's theme also applies to antd's components.
 */
export const antdTheme = (hasMotion: boolean): ThemeConfig => ({
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: cssVarKey },
  token: { motion: hasMotion },
})
