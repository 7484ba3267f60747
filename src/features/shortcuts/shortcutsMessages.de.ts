// German texts of the sheet of keyboard shortcuts.

import type { Translated } from '../../ui/messages/translated.ts'
import type { shortcutsMessages } from './shortcutsMessages.ts'

export const texts: Translated<typeof shortcutsMessages> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  general: 'Allgemein',
  goTo: 'Gehe zu',
  lists: 'Listen',
  search: 'Diese Seite durchsuchen',
  palette: 'Befehlspalette',
  sheet: 'Tastenkürzel',
  next: 'Nächste Zeile',
  previous: 'Vorherige Zeile',
  select: 'Zeile auswählen',
  open: 'Zeile öffnen',
  leave: 'Liste oder Suche verlassen',
  then: 'dann',
  or: 'oder',
  turnOff: 'In den Einstellungen ausschalten',
  turnOn: 'Einzelne Tasten sind aus. In den Einstellungen einschalten',
}
