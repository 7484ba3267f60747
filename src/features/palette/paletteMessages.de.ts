// German texts of the command palette.

import type { Translated } from '../../ui/messages/translated.ts'
import type { paletteMessages } from './paletteMessages.ts'

export const texts: Translated<typeof paletteMessages> = {
  recents: 'Zuletzt besucht',
  starred: 'Favoriten',
  pages: 'Seiten',
  actions: 'Aktionen',
  catalog: 'Katalog',
  nothing: 'Nichts gefunden',
  more: 'Weiteres',
  copyLink: 'Link zu dieser Seite kopieren',
  linkCopied: 'Der Link zu dieser Seite ist kopiert.',
  theme: {
    light: 'Zum hellen Design wechseln',
    dark: 'Zum dunklen Design wechseln',
    system: 'Design des Betriebssystems verwenden',
  },
  pinSidebar: 'Seitenleiste anheften',
  unpinSidebar: 'Seitenleiste lösen',
  comfortable: 'Normale Zeilenhöhe verwenden',
  compact: 'Kompakte Zeilenhöhe verwenden',
  signOut: 'Abmelden',
  searchFailed: 'Der Katalog konnte nicht durchsucht werden',
  retry: 'Erneut versuchen',
  searchCatalog: 'Katalog nach „{{text}}“ durchsuchen',
}
