// German texts of links, stars and pickers of entities, which every area may show.

import type { entitiesMessages } from './entitiesMessages.ts'
import type { Translated } from './translated.ts'

export const texts: Translated<typeof entitiesMessages> = {
  star: '{{name}} als Favorit',
  starGiven: 'Zu den Favoriten hinzufügen',
  starTaken: 'Aus den Favoriten entfernen',
  missingRef: 'Nicht im Katalog oder für Sie nicht sichtbar',
  picker: {
    loading: 'Wird geladen …',
    none: 'Nichts gefunden.',
    failed: 'Konnte nicht geladen werden: {{message}}',
    hidden_one: '{{count, number}} weiterer: Zum Finden tippen.',
    hidden_other: '{{count, number}} weitere: Zum Finden tippen.',
    number: '{{value, number}}',
    more: 'Mehr laden',
    retry: 'Erneut versuchen',
    startOver: 'Von vorn beginnen',
    listChanged: 'Die Liste hat sich inzwischen geändert und kann nicht fortgesetzt werden.',
    remove: '{{label}} {{value}} entfernen',
  },
  relation: {
    ownedBy: 'Gehört zu',
    ownerOf: 'Besitzt',
    consumesApi: 'Verwendet',
    apiConsumedBy: 'Verwendet von',
    providesApi: 'Stellt bereit',
    apiProvidedBy: 'Bereitgestellt von',
    dependsOn: 'Hängt ab von',
    dependencyOf: 'Wird gebraucht von',
    parentOf: 'Übergeordnet zu',
    childOf: 'Untergeordnet zu',
    memberOf: 'Mitglied von',
    hasMember: 'Mitglieder',
    partOf: 'Teil von',
    hasPart: 'Teile',
  },
}
