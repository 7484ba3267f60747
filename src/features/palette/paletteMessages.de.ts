// German texts of the command palette.

import type { Translated } from '../../ui/messages/translated.ts'
import type { paletteMessages } from './paletteMessages.ts'

export const texts: Translated<typeof paletteMessages> = {
  recents: 'Zuletzt besucht',
  starred: 'Favoriten',
  pages: 'Seiten',
  actions: 'Aktionen',
  catalog: 'Katalog',
  kinds: 'Arten',
  catalogOf: 'Katalog: {{kind}}',
  searchKind: 'Nach Art suchen',
  nothing: 'Keine Treffer',
  more: 'Weiteres',
  copyLink: 'Link zur Seite kopieren',
  linkCopied: 'Link kopiert.',
  refCopied: 'Entitätsreferenz kopiert.',
  entity: {
    refresh: 'Entität aktualisieren',
    inspect: 'Entität untersuchen',
    copyRef: 'Entitätsreferenz kopieren',
    openGraph: 'Graph öffnen',
    unregister: 'Aus dem Katalog entfernen',
  },
  theme: {
    light: 'Helles Design verwenden',
    dark: 'Dunkles Design verwenden',
    system: 'Design des Systems verwenden',
  },
  pinSidebar: 'Seitenleiste anheften',
  unpinSidebar: 'Seitenleiste lösen',
  comfortable: 'Normale Zeilenhöhe verwenden',
  compact: 'Kompakte Zeilenhöhe verwenden',
  shortcuts: 'Tastenkürzel',
  signOut: 'Abmelden',
  searchFailed: 'Die Katalogsuche ist fehlgeschlagen',
  retry: 'Erneut versuchen',
  searchCatalog: 'Katalog nach „{{text}}“ durchsuchen',
}
