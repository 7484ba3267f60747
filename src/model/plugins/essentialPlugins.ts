/** Ids of plugins that cannot be switched off, because other parts of the portal call them. */
export const essentialPlugins: readonly string[] = [
  'settings',
  'palette',
  'recovery',
  'reports',
  'permissions',
]
