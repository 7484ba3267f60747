// German descriptions of the fields and their options.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { guideMessages } from './guideMessages.ts'

const filters = 'Filter des Katalogs, denen Entitäten entsprechen müssen'
const kind = 'Art eingegebener Namen ohne Art'
const namespace = 'Namensraum eingegebener Namen ohne Namensraum'
const free = 'Ob Namen außerhalb des Katalogs erlaubt sind; standardmäßig ja'
const credentials = 'Fordert das Token des Benutzers für den Code-Host an'

export const guideTexts: Translated<typeof guideMessages> = {
  EntityPicker: {
    about: 'Wählt eine Entität des Katalogs.',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  EntityNamePicker: {
    about: 'Ein Name nach den Regeln des Katalogs.',
    options: {},
  },
  EntityTagsPicker: {
    about: 'Tags einer Entität.',
    options: {},
  },
  MultiEntityPicker: {
    about: 'Wählt mehrere Entitäten des Katalogs.',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  MyGroupsPicker: {
    about: 'Wählt eine Gruppe des angemeldeten Benutzers.',
    options: { catalogFilter: filters },
  },
  OwnedEntityPicker: {
    about: 'Wählt eine Entität, die dem Benutzer oder seinen Gruppen gehört.',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  OwnerPicker: {
    about: 'Wählt eine Gruppe oder einen Benutzer als Besitzer.',
    options: {
      catalogFilter: filters,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  Password: {
    about: 'Ein Geheimnis unter den Werten des Formulars. Es wird verdeckt und nie gespeichert.',
    options: {},
  },
  RepoBranchPicker: {
    about: 'Wählt einen Branch des Repositorys.',
    options: { requestUserCredentials: credentials },
  },
  RepoOwnerPicker: {
    about: 'Wählt den Besitzer eines Repositorys.',
    options: {
      host: 'Code-Host des Repositorys',
      allowedOwners: 'Besitzer zur Auswahl',
      requestUserCredentials: credentials,
    },
  },
  RepoUrlPicker: {
    about: 'Ort eines Repositorys auf einem Code-Host.',
    options: {
      allowedHosts: 'Code-Hosts zur Auswahl',
      allowedOwners: 'Besitzer zur Auswahl',
      allowedOrganizations: 'Organisationen zur Auswahl',
      allowedProjects: 'Projekte zur Auswahl',
      allowedRepos: 'Repositorys zur Auswahl',
      requestUserCredentials: credentials,
    },
  },
  Secret: {
    about: 'Ein Geheimnis, das Aktionen lesen. Es wird verdeckt und nie gespeichert.',
    options: {},
  },
}
