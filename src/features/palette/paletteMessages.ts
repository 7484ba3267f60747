// English texts of the command palette.

export const paletteMessages = {
  recents: 'Recently visited',
  starred: 'Starred',
  pages: 'Pages',
  actions: 'Actions',
  catalog: 'Catalog',
  nothing: 'No results',
  more: 'More',
  copyLink: 'Copy page link',
  linkCopied: 'Link copied.',
  theme: {
    light: 'Use light theme',
    dark: 'Use dark theme',
    system: 'Use system theme',
  },
  pinSidebar: 'Pin sidebar',
  unpinSidebar: 'Unpin sidebar',
  comfortable: 'Use comfortable rows',
  compact: 'Use compact rows',
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  searchFailed: "Couldn't search the catalog",
  retry: 'Retry',
  searchCatalog: 'Search catalog for “{{text}}”',
} as const
