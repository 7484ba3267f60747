// German texts of a template's form.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { formMessages } from './formMessages.ts'

export const formTexts: Translated<typeof formMessages> = {
  templates: 'Vorlagen',
  loading: 'Formular wird geladen…',
  loadFailed: 'Das Formular dieser Vorlage konnte nicht geladen werden.',
  noSteps: 'Diese Vorlage hat keine Felder. Sie können sie sofort starten.',
  steps: 'Schritte',
  stepOf: 'Schritt {{step, number}} von {{count, number}}',
  review: 'Prüfen',
  back: 'Zurück',
  next: 'Weiter',
  create: 'Erstellen',
  checking: 'Wird geprüft…',
  retryCheck: 'Erneut versuchen',
  skipCheck: 'Prüfung überspringen',
  starting: 'Wird gestartet…',
  started: 'Die Aufgabe läuft.',
  openTask: 'Aufgabe öffnen',
  startFailed: 'Die Aufgabe konnte nicht gestartet werden. Alle Eingaben sind noch da.',
  edit: '{{step}} bearbeiten',
  editShort: 'Bearbeiten',
  nothing: 'Keine Werte',
  empty: 'Leer',
  yes: 'Ja',
  no: 'Nein',
  draft: {
    title: 'Mit Ihrem Entwurf weitermachen?',
    age: 'Entwurf, gespeichert {{when}}',
    secrets: 'Passwörter und Tokens werden nicht gespeichert. Geben Sie sie erneut ein.',
    changed: 'Die Vorlage wurde inzwischen geändert. Diese Felder passen nicht mehr: {{names}}.',
    continue: 'Weitermachen',
    discard: 'Verwerfen',
    saved: 'Entwurf gespeichert',
    saving: 'Entwurf wird gespeichert…',
    refused:
      'Dieser Browser kann den Entwurf nicht speichern. Bleiben Sie auf dieser Seite, bis die Aufgabe gestartet ist.',
  },
  link: {
    copy: 'Link kopieren',
    copied: 'Kopiert!',
    hint: 'Kopiert einen Link zu diesem Formular mit seinen Werten, ohne Geheimnisse.',
    tooLong:
      'Der Link hätte {{count, number}} Zeichen, erlaubt sind {{most, number}}. Kürzen Sie lange Texte.',
  },
  changed: 'Die Vorlage hat sich seit dem Start der Aufgabe {{when}} geändert.',
  changes: 'Änderungen der Vorlage',
  misfits: 'Diese Werte des Links passen nicht zu dieser Vorlage: {{names}}.',
  badPrefill: 'Die Werte im Link sind nicht lesbar, daher ist das Formular leer.',
  lostSecrets:
    'Geben Sie diese Werte erneut ein, weil Passwörter und Tokens nicht gespeichert werden: {{names}}.',
  secretHint: 'Bleibt nur im Arbeitsspeicher, bis die Aufgabe gestartet ist.',
  showSecret: 'Anzeigen',
  hideSecret: 'Verbergen',
}
