// English texts of the settings.

export const settingsMessages = {
  title: 'Settings',
  profile: 'Profile',
  user: 'User',
  ownership: 'Owns what belongs to',
  appearance: 'Appearance',
  theme: 'Theme',
  system: 'As the operating system',
  light: 'Light',
  dark: 'Dark',
  sidebar: 'Sidebar',
  sidebarPinned: 'Keep the sidebar open',
  about: 'About this portal',
  backend: 'Backend',
  plugins: 'Plugins loaded',
} as const
