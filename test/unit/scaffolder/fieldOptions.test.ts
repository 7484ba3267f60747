// Every documented `ui:options` of Backstage's field extensions, and what it does here.

import { describe, expect, it } from '@jest/globals'
import type { Integration } from '../../../src/model/integrations/integration.ts'
import { asJsonRecord, type Json, type JsonRecord } from '../../../src/model/json.ts'
import {
  entityFilters,
  type EntityFieldName,
} from '../../../src/model/scaffolder/fields/entityFields.ts'
import { fieldGuides } from '../../../src/model/scaffolder/fields/fieldGuides.ts'
import {
  allowsArbitraryValues,
  choosesOnLeave,
  refDefaults,
  tagOptions,
  typedRef,
} from '../../../src/model/scaffolder/fields/pickerOptions.ts'
import { repoFieldOf } from '../../../src/model/scaffolder/fields/repoFields.ts'
import {
  allowedHosts,
  allowedValues,
  filledParts,
} from '../../../src/model/scaffolder/fields/repoOptions.ts'

const me = {
  userEntityRef: 'user:default/me',
  ownershipEntityRefs: ['user:default/me', 'group:default/us'],
}
const integrations = [
  { host: 'github.com', type: 'github' },
  { host: 'dev.azure.com', type: 'azure' },
  { host: 'bitbucket.org', type: 'bitbucketCloud' },
  { host: 'gitlab.com', type: 'gitlab' },
  { host: 'amazonaws.com', type: 'awsS3' },
] as unknown as readonly Integration[]
const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type

const filters = (name: EntityFieldName) => (options: JsonRecord) => entityFilters(name, options, me)
const typed = (text: string, kind?: string) => (options: JsonRecord) =>
  typedRef(text, refDefaults(options, kind))
const hosts = (options: JsonRecord) => allowedHosts(options, integrations)
const scopes = (name: string, repoUrl: string) => (options: JsonRecord) => {
  const field = repoFieldOf(name, '/a', options, repoUrl, { repoUrl }, integrations)
  return field?.login && [field.login.secretsKey, field.login.providerId, ...field.login.scopes]
}
const owned = { 'relations.ownedBy': me.ownershipEntityRefs }
const member = { 'relations.hasMember': [me.userEntityRef] }

type Row = readonly [
  field: string,
  option: string,
  value: Json,
  read: (options: JsonRecord) => unknown,
  result: unknown,
]

const ofEntities = (name: EntityFieldName, own: object = {}): readonly Row[] => [
  [name, 'catalogFilter', { kind: 'Group' }, filters(name), [{ kind: ['Group'], ...own }]],
  [
    name,
    'catalogFilter',
    [{ kind: ['Group', 'User'] }, { kind: 'System', 'spec.type': 'a' }],
    filters(name),
    [
      { kind: ['Group', 'User'], ...own },
      { kind: ['System'], 'spec.type': ['a'], ...own },
    ],
  ],
  [
    name,
    'catalogFilter',
    { 'metadata.annotations.a/b': { exists: true }, 'spec.isPublic': true, 'spec.tier': 1 },
    filters(name),
    [
      {
        'metadata.annotations.a/b': { exists: true },
        'spec.isPublic': ['true'],
        'spec.tier': ['1'],
        ...own,
      },
    ],
  ],
  [name, 'allowedKinds', ['Group', 'User'], filters(name), [{ kind: ['Group', 'User'], ...own }]],
  [name, 'defaultKind', 'Group', typed('ops'), 'group:default/ops'],
  [name, 'defaultNamespace', 'teams', typed('group:ops'), 'group:teams/ops'],
  [name, 'defaultNamespace', false, typed('group:ops'), 'group:default/ops'],
  [name, 'allowArbitraryValues', false, allowsArbitraryValues, false],
  [name, 'allowArbitraryValues', true, allowsArbitraryValues, true],
  [name, 'autoSelect', false, choosesOnLeave, false],
  [name, 'autoSelect', true, choosesOnLeave, true],
]

const credentials = (name: string): readonly Row[] => [
  [
    name,
    'requestUserCredentials',
    { secretsKey: 'token', additionalScopes: { github: ['workflow'], gitlab: ['api'] } },
    (options) => (scopes(name, 'github.com?owner=a&repo=b')(options) ?? []).includes('workflow'),
    true,
  ],
  [
    name,
    'requestUserCredentials',
    { secretsKey: 'token', additionalScopes: { bitbucket: ['pipeline'] } },
    (options) => scopes(name, 'bitbucket.org?workspace=a&project=p&repo=b')(options)?.slice(0, 2),
    ['token', 'bitbucket'],
  ],
  [name, 'requestUserCredentials', {}, scopes(name, 'github.com?owner=a&repo=b'), undefined],
]

const rows: readonly Row[] = [
  ...ofEntities('EntityPicker'),
  ...ofEntities('MultiEntityPicker'),
  ...ofEntities('OwnedEntityPicker', owned),
  ...ofEntities('OwnerPicker').filter(
    ([, option]) => option !== 'defaultKind' && option !== 'autoSelect',
  ),
  ['OwnerPicker', 'defaultNamespace', 'teams', typed('ops', 'group'), 'group:teams/ops'],
  [
    'MyGroupsPicker',
    'catalogFilter',
    { 'spec.type': 'team' },
    filters('MyGroupsPicker'),
    [{ 'spec.type': ['team'], ...member }],
  ],
  [
    'EntityTagsPicker',
    'kinds',
    ['Component', 'API'],
    (one) => tagOptions(one).kinds,
    ['Component', 'API'],
  ],
  ['EntityTagsPicker', 'showCounts', true, (one) => tagOptions(one).showCounts, true],
  ['EntityTagsPicker', 'helperText', 'Add some', (one) => tagOptions(one).helperText, 'Add some'],
  ['RepoUrlPicker', 'allowedHosts', ['gitlab.com'], hosts, ['gitlab.com']],
  [
    'RepoUrlPicker',
    'allowedHosts',
    [],
    hosts,
    ['github.com', 'dev.azure.com', 'bitbucket.org', 'gitlab.com'],
  ],
  ['RepoUrlPicker', 'allowedOwners', ['a', 'b'], (one) => allowedValues(one, 'owner'), ['a', 'b']],
  [
    'RepoUrlPicker',
    'allowedOwners',
    ['a'],
    (one) => filledParts('github.com', one, [], typeOf).owner,
    'a',
  ],
  [
    'RepoUrlPicker',
    'allowedOwners',
    ['w'],
    (one) => filledParts('bitbucket.org', one, [], typeOf).workspace,
    'w',
  ],
  [
    'RepoUrlPicker',
    'allowedOrganizations',
    ['o'],
    (one) => filledParts('dev.azure.com', one, [], typeOf).organization,
    'o',
  ],
  [
    'RepoUrlPicker',
    'allowedProjects',
    ['p'],
    (one) => filledParts('dev.azure.com', one, [], typeOf).project,
    'p',
  ],
  [
    'RepoUrlPicker',
    'allowedRepos',
    ['r'],
    (one) => filledParts('github.com', one, [], typeOf).repo,
    'r',
  ],
  ...credentials('RepoUrlPicker'),
  ...credentials('RepoBranchPicker'),
  [
    'RepoOwnerPicker',
    'host',
    'gitlab.com',
    (one) => repoFieldOf('RepoOwnerPicker', '/a', one, '', {}, integrations)?.parts.host,
    'gitlab.com',
  ],
  ['RepoOwnerPicker', 'allowedOwners', ['a'], (one) => allowedValues(one, 'owner'), ['a']],
  ...credentials('RepoOwnerPicker'),
]

describe('options of fields', () => {
  it.each(rows)('%s: %s: %j', (_field, option, value, read, result) => {
    expect(read({ [option]: value })).toEqual(result)
  })

  it('a required choice of the only match, several values, and free text follow the form', () => {
    expect(entityFilters('OwnerPicker', {}, me)).toEqual([{ kind: ['group', 'user'] }])
    expect(entityFilters('MyGroupsPicker', {}, me)).toEqual([{ kind: ['group'], ...member }])
    expect(entityFilters('EntityPicker', {}, me)).toEqual([])
    expect(allowsArbitraryValues({})).toBe(true)
  })

  it.each(Object.entries(fieldGuides))('%s: the page of fields has each of them', (name, guide) => {
    const described = Object.keys(asJsonRecord(guide.options['properties']))
    const tested = rows.flatMap(([field, option]) => (field === name ? [option] : []))
    expect([...new Set(tested)].toSorted()).toEqual(described.toSorted())
  })
})
