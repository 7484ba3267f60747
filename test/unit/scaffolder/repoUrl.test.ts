// The value of a repository picker: its parts, its options and its problems.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { problemText } from '../../../src/features/scaffolder/form/problemText.ts'
import { scaffolderMessages } from '../../../src/features/scaffolder/scaffolderMessages.ts'
import type { IntegrationType } from '../../../src/model/integrations/integration.ts'
import {
  allowedHosts,
  allowedValues,
  filledParts,
} from '../../../src/model/scaffolder/fields/repoOptions.ts'
import {
  formatRepoUrl,
  parseRepoUrl,
  repoUrlFault,
  requiredRepoParts,
} from '../../../src/model/scaffolder/fields/repoUrl.ts'
import { translations } from '../../support/translations.ts'

const types: Readonly<Record<string, IntegrationType>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'bitbucket.org': 'bitbucketCloud',
  'bitbucket.example': 'bitbucketServer',
  'dev.azure.com': 'azure',
  'gerrit.example': 'gerrit',
}
const typeOf = (host: string) => types[host]

describe('the value', () => {
  it('has the host, and its parts as a query', () => {
    const parts = { ...parseRepoUrl(''), host: 'github.com', owner: 'larkspur', repo: 'basket' }
    expect(formatRepoUrl(parts)).toBe('github.com?owner=larkspur&repo=basket')
    expect(parseRepoUrl('dev.azure.com?organization=a&project=b%20c&repo=d')).toEqual({
      host: 'dev.azure.com',
      owner: '',
      repo: 'd',
      organization: 'a',
      workspace: '',
      project: 'b c',
    })
  })

  it('is the same after it was read and written, whatever was typed', () => {
    const part = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(part, part, part, part, part, (owner, repo, organization, workspace, project) => {
        const parts = { host: 'git.example', owner, repo, organization, workspace, project }
        expect(parseRepoUrl(formatRepoUrl(parts))).toEqual(parts)
      }),
    )
  })

  it('is empty without a host, and has no parts if it is no such value', () => {
    const empty = parseRepoUrl('')
    expect(formatRepoUrl({ ...empty, repo: 'basket' })).toBe('')
    expect(parseRepoUrl('://')).toEqual(empty)
  })
})

type Words = Pick<typeof scaffolderMessages, 'pickers'>
const words = (language: string) => translations(language, 'scaffolder') as unknown as Words
const wordings = { en: scaffolderMessages, de: words('de'), zh: words('zh') }

describe.each(['en', 'de', 'zh'] as const)('in %s, of an incomplete value', (language) => {
  const { missing } = wordings[language].pickers.repo
  it.each([
    ['github.com?owner=a&repo=b', undefined],
    ['gitlab.com?owner=a', 'repo'],
    ['github.com?repo=b', 'owner'],
    ['gerrit.example?repo=b', undefined],
    ['bitbucket.org?project=p&repo=b', 'workspace'],
    ['bitbucket.org?workspace=w&repo=b', 'project'],
    ['bitbucket.example?project=p&repo=b', undefined],
    ['dev.azure.com?organization=o&repo=b', 'project'],
    ['dev.azure.com?project=p&repo=b', 'organization'],
    ['', 'host'],
    ['?owner=a&repo=b', 'host'],
    ['a b?repo=b', 'url'],
  ] as const)('%j, it is said that the %s is missing', (value, fault) => {
    expect(repoUrlFault(value, typeOf)).toBe(fault)
    if (fault === undefined) return
    const problem = { pointer: '/repoUrl', keyword: 'repoUrl', params: { part: fault } }
    const textAt = (key: string) => (key === `pickers.repo.missing.${fault}` ? missing[fault] : key)
    expect(problemText(textAt as never, problem)).toBe(missing[fault])
  })
})

it('says what is missing in the words of the specification', () => {
  const incomplete = 'Incomplete repository location provided, '
  expect(scaffolderMessages.pickers.repo.missing).toEqual({
    host: `${incomplete}host not provided`,
    owner: `${incomplete}owner not provided`,
    organization: `${incomplete}organization not provided`,
    workspace: `${incomplete}workspace not provided`,
    project: `${incomplete}project not provided`,
    repo: `${incomplete}repo not provided`,
    url: 'Unable to parse the Repository URL',
  })
})

it('needs an owner everywhere but at Gerrit', () => {
  expect(requiredRepoParts('gerrit')).toEqual(['repo'])
  expect(requiredRepoParts(undefined)).toEqual(['owner', 'repo'])
})

describe('the options', () => {
  it('limit the hosts to those of the template', () => {
    const configured = [
      { host: 'github.com', type: 'github' },
      { host: 'amazonaws.com', type: 'awsS3' },
      { host: 'storage.cloud.google.com', type: 'googleGcs' },
      { host: 'blob.core.windows.net', type: 'azureBlobStorage' },
    ] as const
    expect(allowedHosts({}, configured)).toEqual(['github.com'])
    expect(allowedHosts({ allowedHosts: ['gitlab.com'] }, configured)).toEqual(['gitlab.com'])
    expect(allowedValues({ allowedOwners: ['a', 1, 'b'] }, 'owner')).toEqual(['a', 'b'])
    expect(allowedValues({}, 'workspace')).toEqual([])
  })

  it('choose what is the only choice, and keep what was chosen', () => {
    const options = { allowedOwners: ['larkspur'], allowedRepos: ['a', 'b'] }
    expect(filledParts('', options, ['github.com'], typeOf)).toMatchObject({
      host: 'github.com',
      owner: 'larkspur',
      repo: '',
    })
    expect(filledParts('', options, ['github.com', 'gitlab.com'], typeOf).host).toBe('')
    const chosen = filledParts('github.com?owner=mona&repo=b', options, ['github.com'], typeOf)
    expect(chosen).toMatchObject({ owner: 'mona', repo: 'b' })
  })
})
