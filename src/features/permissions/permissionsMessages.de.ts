// German texts that explain a denied permission.

import type { Translated } from '../../ui/messages/translated.ts'
import type { permissionsMessages } from './permissionsMessages.ts'

export const texts: Translated<typeof permissionsMessages> = {
  title: 'Warum darf ich das nicht?',
  text: 'Dafür braucht man eine Berechtigung, über die das Backend des Portals entscheidet.',
  permission: 'Berechtigung',
  resource: 'Für',
  everything: 'Das ganze Portal, keine einzelne Entität',
  decision: 'Entscheidung',
  decisions: {
    deciding: 'Das Backend wird gefragt…',
    allowed: 'Erlaubt. Schließen Sie dies und versuchen Sie es noch einmal.',
    allowedForSome:
      'Unter Bedingungen für manche Entitäten erlaubt. Das Backend sagt nicht, für welche.',
    denied: 'Nicht erlaubt. Das Backend nennt keinen Grund.',
    offline: 'Das Backend ist gerade nicht erreichbar.',
    failed: 'Das Backend konnte nicht gefragt werden: {{message}}',
  },
  owners: 'Ansprechpartner',
  ownersAsked: 'Besitzer wird gesucht…',
  ownerless: 'Die Entität nennt keinen Besitzer.',
  ownerUnknown: 'Besitzer konnte nicht geladen werden: {{message}}',
  noEntity: 'Keine einzelne Entität, also kein Besitzer.',
  support: 'Wenden Sie sich an {{channel}}.',
  identity: 'Ihre Sitzung',
  identityText: 'Das Backend kennt Sie als:',
  copy: 'Anfrage kopieren',
  again: 'Erneut prüfen',
  close: 'Schließen',
  request: {
    intro: 'Bitte geben Sie mir Zugang im Entwicklerportal.',
    user: 'Benutzer: {{user}}',
    groups: 'Gruppen: {{groups}}',
    noGroups: 'keine',
    permission: 'Berechtigung: {{name}} ({{action}})',
    resource: 'Für: {{resource}}',
    owners: 'Besitzer: {{owners}}',
    page: 'Seite: {{page}}',
  },
  actions: {
    create: 'anlegen',
    read: 'lesen',
    update: 'ändern',
    delete: 'löschen',
    use: 'benutzen',
  },
}
