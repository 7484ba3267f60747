import type { Translated } from '../../../../../src/ui/messages/translated.ts'
import type { pulseMessages } from './pulseMessages.ts'

export const texts: Translated<typeof pulseMessages> = {
  title: 'Puls',
  listen: 'Abhören',
  listening: 'Wird abgehört …',
  beats: '{{beats, number}} Schläge pro Minute',
  failed: 'Nichts zu hören: {{message}}',
  today: 'Heute',
  list: 'Alle Entitäten',
  of: 'Puls von {{name}}',
  words_zero: 'Hier schlagen keine Wörter',
  words_one: 'Hier schlägt {{count, number}} Wort',
  words_other: 'Hier schlagen {{count, number}} Wörter',
  perMinute: 'Schläge pro Minute',
  tooFast: 'Höchstens {{beats, number}}, Ihr jetziger Puls.',
}
