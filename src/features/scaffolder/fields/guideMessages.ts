// English descriptions of the fields and their options, by `ui:field`.

const filters = 'Filters of the catalog that entities must match'
const allowedKinds = 'Kinds of entities, if there is no catalogFilter'
const kind = 'Kind of typed names without one'
const namespace = 'Namespace of typed names without one'
const free = 'Allows names outside the catalog (default: true)'
const leaving = 'Chooses typed text on leaving (default: true)'

export const guideMessages = {
  EntityPicker: {
    about: 'Chooses an entity of the catalog.',
    options: {
      catalogFilter: filters,
      allowedKinds,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
      autoSelect: leaving,
    },
  },
  EntityNamePicker: {
    about: 'A name that follows the rules of the catalog.',
    options: {},
  },
  EntityTagsPicker: {
    about: 'Tags of an entity.',
    options: {
      kinds: 'Kinds whose tags are suggested (default: all)',
      showCounts: 'Shows how many entities have each tag',
      helperText: 'Text below the field',
    },
  },
  MultiEntityPicker: {
    about: 'Chooses several entities of the catalog.',
    options: {
      catalogFilter: filters,
      allowedKinds,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
      autoSelect: leaving,
    },
  },
  MyGroupsPicker: {
    about: 'Chooses one of the groups of the signed-in user.',
    options: { catalogFilter: filters },
  },
  OwnedEntityPicker: {
    about: 'Chooses an entity that the signed-in user or their groups own.',
    options: {
      catalogFilter: filters,
      allowedKinds,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
      autoSelect: leaving,
    },
  },
  OwnerPicker: {
    about: 'Chooses a group or user as owner.',
    options: {
      catalogFilter: filters,
      allowedKinds,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  Password: {
    about: 'A secret among the values of the form. It is hidden and never stored.',
    options: {},
  },
  RepoBranchPicker: {
    about: 'Chooses a branch of the repository.',
    options: { requestUserCredentials: "Requests the user's token for the code host" },
  },
  RepoOwnerPicker: {
    about: 'Chooses the owner of a repository.',
    options: {
      host: 'Code host of the repository',
      allowedOwners: 'Owners to choose from',
      requestUserCredentials: "Requests the user's token for the code host",
    },
  },
  RepoUrlPicker: {
    about: 'Location of a repository on a code host.',
    options: {
      allowedHosts: 'Code hosts to choose from',
      allowedOwners: 'Owners to choose from',
      allowedOrganizations: 'Organizations to choose from',
      allowedProjects: 'Projects to choose from',
      allowedRepos: 'Repositories to choose from',
      requestUserCredentials: "Requests the user's token for the code host",
    },
  },
  Secret: {
    about: 'A secret that actions read as secrets. It is hidden and never stored.',
    options: {},
  },
}
