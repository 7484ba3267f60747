// English texts of the command palette.

export const paletteMessages = {
  recents: 'Recently visited',
  starred: 'Starred',
  pages: 'Pages',
  actions: 'Actions',
  catalog: 'Catalog',
  nothing: 'Nothing found',
  more: 'More',
  copyLink: 'Copy the link to this page',
  linkCopied: 'The link to this page has been copied.',
  theme: {
    light: 'Switch to the light theme',
    dark: 'Switch to the dark theme',
    system: 'Use the theme of the operating system',
  },
  pinSidebar: 'Pin the sidebar',
  unpinSidebar: 'Unpin the sidebar',
  comfortable: 'Show rows in comfortable height',
  compact: 'Show rows in compact height',
  signOut: 'Sign out',
  searchFailed: 'The catalog could not be searched',
  retry: 'Retry',
  searchCatalog: 'Search the catalog for “{{text}}”',
} as const
