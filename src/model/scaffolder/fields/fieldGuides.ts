// How authors use each field: the options it understands and a property to begin with. The texts are messages.

import type { JsonRecord } from '../../json.ts'

export interface FieldGuide {
  /** JSON schema of its `ui:options`. */
  readonly options: JsonRecord
  /** A property of a template's form with this field. */
  readonly example: JsonRecord
}

const text = { type: 'string' }
const truth = { type: 'boolean' }
const texts = { type: 'array', items: text }
const filter = { type: ['object', 'array'] }

const objectOf = (properties: JsonRecord): JsonRecord => ({ type: 'object', properties })
const noOptions = objectOf({})

/** `false` is the same as none. */
const namespace = { type: ['string', 'boolean'] }

const entityOptions = objectOf({
  catalogFilter: filter,
  allowedKinds: texts,
  defaultKind: text,
  defaultNamespace: namespace,
  allowArbitraryValues: truth,
  autoSelect: truth,
})
const credentials = {
  type: 'object',
  properties: { secretsKey: text, additionalScopes: { type: 'object' } },
  required: ['secretsKey'],
}

const components = { catalogFilter: { kind: 'Component' } }

/** By `ui:field`; names as in Backstage. */
export const fieldGuides: Readonly<Record<string, FieldGuide>> = {
  EntityPicker: {
    options: entityOptions,
    example: {
      title: 'Component',
      type: 'string',
      'ui:field': 'EntityPicker',
      'ui:options': components,
    },
  },
  EntityNamePicker: {
    options: noOptions,
    example: { title: 'Name', type: 'string', 'ui:field': 'EntityNamePicker' },
  },
  EntityTagsPicker: {
    options: objectOf({ kinds: texts, showCounts: truth, helperText: text }),
    example: { title: 'Tags', type: 'array', 'ui:field': 'EntityTagsPicker', items: text },
  },
  MultiEntityPicker: {
    options: entityOptions,
    example: {
      title: 'Components',
      type: 'array',
      maxItems: 3,
      'ui:field': 'MultiEntityPicker',
      'ui:options': components,
    },
  },
  MyGroupsPicker: {
    options: objectOf({ catalogFilter: filter }),
    example: { title: 'Group', type: 'string', 'ui:field': 'MyGroupsPicker' },
  },
  OwnedEntityPicker: {
    options: entityOptions,
    example: {
      title: 'Component',
      type: 'string',
      'ui:field': 'OwnedEntityPicker',
      'ui:options': components,
    },
  },
  OwnerPicker: {
    options: objectOf({
      catalogFilter: filter,
      allowedKinds: texts,
      defaultNamespace: namespace,
      allowArbitraryValues: truth,
    }),
    example: {
      title: 'Owner',
      type: 'string',
      'ui:field': 'OwnerPicker',
      'ui:options': { catalogFilter: { kind: ['Group', 'User'] } },
    },
  },
  Password: {
    options: noOptions,
    example: { title: 'Password', type: 'string', 'ui:field': 'Password' },
  },
  RepoBranchPicker: {
    options: objectOf({ requestUserCredentials: credentials }),
    example: { title: 'Branch', type: 'string', 'ui:field': 'RepoBranchPicker' },
  },
  RepoOwnerPicker: {
    options: objectOf({ host: text, allowedOwners: texts, requestUserCredentials: credentials }),
    example: { title: 'Owner', type: 'string', 'ui:field': 'RepoOwnerPicker' },
  },
  RepoUrlPicker: {
    options: objectOf({
      allowedHosts: texts,
      allowedOwners: texts,
      allowedOrganizations: texts,
      allowedProjects: texts,
      allowedRepos: texts,
      requestUserCredentials: credentials,
    }),
    example: { title: 'Repository', type: 'string', 'ui:field': 'RepoUrlPicker' },
  },
  Secret: {
    options: noOptions,
    example: { title: 'Token', type: 'string', 'ui:field': 'Secret' },
  },
}

/** Of the fields that can be tried out. `Password` is drawn as any text that is a secret. */
export const fieldNames: readonly string[] = Object.keys(fieldGuides)
  .filter((name) => name !== 'Password')
  .sort()
