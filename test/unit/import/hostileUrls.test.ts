// Malicious and malformed URLs.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { integrationOf, type Integration } from '../../../src/model/integrations/integration.ts'
import { IncorrectUrlError } from '../../../src/model/integrations/repositoryAddress.ts'
import { parseRepositoryUrl } from '../../../src/model/integrations/repositoryUrl.ts'
import { integrationNamed, manyIntegrations } from '../../support/integrations.ts'

const secret = 's3cret'
const github = integrationNamed('github.com')

/** The parts of a URL, or the message for users; rethrows other errors. */
function outcome(integration: Integration, url: string): string {
  try {
    return JSON.stringify(parseRepositoryUrl(integration, url))
  } catch (error) {
    if (error instanceof IncorrectUrlError) return error.message
    throw error
  }
}

const refused = (integration: Integration, url: string) => () =>
  parseRepositoryUrl(integration, url)

describe('no address', () => {
  it.each([
    '',
    ' ',
    '\n',
    'github.com/o/r',
    '//github.com/o/r',
    'https://',
    'https:///',
    'https://[::1',
    'javascript:alert(1)',
    'javascript://github.com/o/r',
    'data:text/html,github.com/o/r',
    'file:///o/r',
    'file://github.com/o/r',
    'ftp://github.com/o/r',
    'git://github.com/o/r.git',
    'blob:https://github.com/o/r',
    'view-source:https://github.com/o/r',
    'o/r',
    'https://gіthub.com/o/r',
    'https://github.com./o/r',
    'https://github.com.evil.example/o/r',
    'https://github.com@evil.example/o/r',
    'https://evil.example/github.com/o/r',
    'https://evil.example#github.com/o/r',
    'https://github.com:1/o/r',
    'git@evil.example:o/r.git',
    'https://github.com/../../o',
    'https://github.com/o/%2e%2e',
    'https://github.com/o/..%2fr',
    'https://github.com/o/%00',
    'https://github.com/o/r%2fs',
    'https://github.com/o/r\u202Efdp',
    'https://github.com/o/r/blob/main/%00',
    'https://github.com/o/r/blob/main/a%5c..%5cb',
    'https://github.com/o/r/blob/main/%25252e%25252e/a',
    'https://github.com/o/r/blob/main/%252e%252E%252f100%25',
    'https://github.com/o/r/blob/-upload-pack/a',
    'https://github.com/o/r/tree/a..b',
    `https://github.com/o/r/blob/main/${'a/'.repeat(5000)}b`,
    `https://github.com/o/r/blob/main/${'%25'.repeat(5000)}`,
  ])('is taken for one: %j', (url) => {
    expect(refused(github, url)).toThrow(IncorrectUrlError)
  })
})

describe('a credential in an address', () => {
  it.each([
    `https://user:${secret}@github.com/o/r/blob/main/a`,
    `https://${secret}@github.com/o/r`,
    `https://user:${secret}@github.com/o/r/issues`,
    `https://user:${secret}@github.com/`,
    `https://user:${secret}@evil.example/o/r`,
    `https://user:${secret}@`,
    `https://us er:${secret}@[/o/r`,
    `https://user:${secret}/x@github.com/o/r`,
    `https://user:${secret}?x@github.com/o/r`,
    `https://user:${secret}#x@github.com/o/r`,
    `ssh://user:${secret}@github.com/o/r`,
    `ssh://user:${secret}@evil.example/o/r`,
    `user:${secret}@github.com:o/r.git`,
    `ftp://user:${secret}@github.com/o/r`,
    `foo:user:${secret}@github.com/o/r`,
    `https://github.com/https://user:${secret}@github.com/o/r`,
    `https://github.com/o/user:${secret}@x`,
    `https://github.com/o/r/issues?token=${secret}`,
    `https://github.com/o/r/blob/main/a?token=${secret}#access_token=${secret}`,
    `https://user%3A${secret}%40github.com/o/r`,
  ])('survives in no part and no message: %s', (url) => {
    for (const integration of manyIntegrations)
      expect(outcome(integration, url)).not.toContain(secret)
  })
})

it('a message is no longer than people read', () => {
  expect(outcome(github, `https://github.com/${'x'.repeat(1900)}/`).length).toBeLessThan(300)
  expect(outcome(github, 'x'.repeat(100_000)).length).toBeLessThan(300)
})

it('an address of many parts is taken apart at a few places', () => {
  const url = `https://github.com/o/r/blob/${'a/'.repeat(900)}b`
  expect(parseRepositoryUrl(github, url).splits).toHaveLength(16)
})

const pieces = fc.constantFrom(
  ...[
    'https://',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '%',
    '%2f',
    '%2e',
    '..',
    '.git',
    '-',
  ],
  ...[
    'tree',
    'blob',
    'raw',
    '_edit',
    'src',
    'branch',
    'refs/heads',
    '_git',
    '+',
    '~',
    'repos',
    'scm',
  ],
  ...[
    '?path=',
    '&version=GB',
    '?at=',
    '?mode=edit',
    'ng/account',
    'browse',
    '--',
    'git@',
    'ssh://',
  ],
  ...[
    'github.com',
    'dev.azure.com',
    'review.example',
    'code.example/tea',
    'o',
    'r',
    'main',
    ' ',
    '\0',
  ],
)

/** URLs that are invalid only after the host. */
const near = fc
  .tuple(
    fc.constantFrom(...manyIntegrations),
    fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 14 }),
  )
  .map(([{ host, baseUrl = `https://${host}` }, parts]) => `${baseUrl}/${parts.join('/')}`)

const far = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''))

it('whatever is pasted, nothing is thrown but what people can read', () => {
  fc.assert(
    fc.property(fc.oneof(near, far, fc.string({ unit: 'binary' }), fc.webUrl()), (url) => {
      const named = integrationOf(manyIntegrations, url)
      const all = [...new Set([named ?? github, ...manyIntegrations])]
      expect(all.map((integration) => outcome(integration, url))).not.toContain('')
    }),
    { numRuns: 2000 },
  )
})

it('whatever is read stays in the repository', () => {
  fc.assert(
    fc.property(near, (url) => {
      const integration = integrationOf(manyIntegrations, url)
      const read = integration && outcome(integration, url)
      if (!read?.startsWith('{')) return
      const {
        path = '',
        branch = '',
        repository,
        owner,
      } = JSON.parse(read) as Record<string, string>
      expect(path.split(/[/\\]/)).not.toContain('..')
      expect(`/${branch}/`).not.toMatch(/\/\.\.?\/|[\s~^:?*[\\]/)
      expect(repository).toMatch(/^[^/\\:@?#%]+$/)
      expect(owner).toMatch(/^[^\\:@?#%]*$/)
    }),
    { numRuns: 2000 },
  )
})
