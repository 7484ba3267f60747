// German texts of entity links, stars and pickers, shared by all areas.

import type { entitiesMessages } from './entitiesMessages.ts'
import type { Translated } from './translated.ts'

export const texts: Translated<typeof entitiesMessages> = {
  star: '{{name}} als Favorit',
  addStar: 'Zu Favoriten hinzufügen',
  removeStar: 'Aus Favoriten entfernen',
  missingRef: 'Nicht gefunden oder kein Zugriff',
  picker: {
    use: '„{{text}}“ verwenden',
    loading: 'Wird geladen…',
    none: 'Keine Treffer.',
    failed: 'Laden fehlgeschlagen: {{message}}',
    hidden_one: '{{count, number}} weiterer. Zum Suchen tippen.',
    hidden_other: '{{count, number}} weitere. Zum Suchen tippen.',
    number: '{{value, number}}',
    more: 'Mehr laden',
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
    listChanged: 'Die Liste ist veraltet. Laden Sie sie neu.',
    unknown: 'Keine Entität heißt „{{text}}“.',
    lookupFailed: '„{{text}}“ konnte nicht nachgeschlagen werden. {{reason}}',
    several: 'Mehrere Entitäten heißen „{{text}}“. Wählen Sie eine aus.',
    remove: '{{label}} {{value}} entfernen',
  },
  missingAnnotation: {
    title: 'Fehlende Annotation',
    text_one:
      'Die Annotation {{annotations}} fehlt. Ergänzen Sie sie in Ihrer Entität der Art {{kind}}.',
    text_other:
      'Die Annotationen {{annotations}} fehlen. Ergänzen Sie sie in Ihrer Entität der Art {{kind}}.',
    example: 'YAML-Beispiel für {{kind}}:',
    copy: 'Beispiel kopieren',
    readMore: 'Mehr erfahren',
  },
  relation: {
    ownedBy: 'gehört zu',
    ownerOf: 'besitzt',
    consumesApi: 'verwendet',
    apiConsumedBy: 'verwendet von',
    providesApi: 'stellt bereit',
    apiProvidedBy: 'bereitgestellt von',
    dependsOn: 'hängt ab von',
    dependencyOf: 'wird gebraucht von',
    parentOf: 'übergeordnet zu',
    childOf: 'untergeordnet zu',
    memberOf: 'Mitglied von',
    hasMember: 'hat Mitglied',
    partOf: 'Teil von',
    hasPart: 'hat Teil',
  },
}
