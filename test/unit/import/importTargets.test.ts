// Typed URLs, and how each is recognised before any request.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  areTooLong,
  importAddress,
  isImportPath,
  mostTargets,
  targetsOfSearch,
  targetsOfText,
  withoutCredentials,
  withoutUnfinished,
} from '../../../src/model/import/importTargets.ts'
import { recognise } from '../../../src/model/import/recognition.ts'
import { manyIntegrations } from '../../support/integrations.ts'

const searchOf = (address: string) => new URL(address, 'http://localhost').search
const recognised = (target: string) => recognise(target, manyIntegrations, 'catalog-info.yaml')

describe('what is entered', () => {
  it('is one URL a line, each once, in their order', () => {
    expect(targetsOfText('  https://b \r\n\nhttps://a\n\thttps://b\nhttps://a b\n')).toEqual([
      'https://b',
      'https://a',
      'https://a b',
    ])
    expect(targetsOfText(' \n ')).toEqual([])
  })

  it('comes through the address as it was', () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' '))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.webUrl({ withQueryParameters: true }), line), {
          maxLength: mostTargets,
        }),
        (lines) => {
          const targets = targetsOfText(lines.join('\n'))
          const address = importAddress(targets)
          expect(targetsOfSearch(searchOf(address))).toEqual(targets)
          expect(isImportPath(new URL(address, 'http://localhost').pathname)).toBe(true)
        },
      ),
    )
  })

  it('is never more than fifty, whatever an address says', () => {
    const many = Array.from({ length: 60 }, (_, at) => `https://host/${String(at)}`)
    expect(targetsOfSearch(searchOf(importAddress(many)))).toEqual(many.slice(0, 50))
  })

  it('has room in an address of 8,000 characters, and in none that is longer', () => {
    const room = 8_000 - importAddress(['https://host/']).length
    const targetOf = (length: number) => `https://host/${'a'.repeat(length)}`
    expect(areTooLong([targetOf(room)])).toBe(false)
    expect(areTooLong([targetOf(room + 1)])).toBe(true)
    expect(areTooLong([targetOf(room / 2), targetOf(room / 2)])).toBe(true)
  })

  it('is nothing where the address names none', () => {
    expect(importAddress([])).toBe('/catalog-import')
    expect(targetsOfSearch('?url=&url=%20&other=x')).toEqual([])
    expect(['/catalog-import/', '/catalog-import/x', '/catalog'].map(isImportPath)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a file', () => {
  it.each([
    'https://github.com/o/r/blob/main/catalog-info.yaml',
    'https://github.com/o/r/blob/main/a.YML',
    'https://raw.example/a.yaml?token=x#y',
    'https://dev.azure.com/o/p/_git/r?path=/a.yaml',
    'https://nowhere.example/?path=%2Fdocs%2Fa.yml&version=GBmain',
    'http://localhost:9999/a.yaml',
  ])('is recognised by its ending, or by that of its path parameter: %s', (target) => {
    expect(recognised(target).type).toBe('file')
  })

  it.each([
    'https://nowhere.example/a.yaml/',
    'https://nowhere.example/yaml',
    'https://nowhere.example/a.yaml.txt',
    'https://nowhere.example/?file=a.yaml',
    'https://nowhere.example/#a.yaml',
  ])('is recognised by nothing else: %s', (target) => {
    expect(recognised(target).type).toBe('unsupported')
  })

  it('has its place in the repository where its host is known', () => {
    expect(recognised('https://github.com/o/r/blob/main/docs/a.yaml')).toMatchObject({
      address: { owner: 'o', repository: 'r', branch: 'main', path: 'docs/a.yaml' },
    })
    expect(recognised('https://nowhere.example/a.yaml')).toEqual({ type: 'file', address: null })
  })
})

describe('a repository', () => {
  it.each([
    ['https://github.com/o/r', 'github'],
    ['https://github.com/o/r.git', 'github'],
    ['https://github.com/o/r/tree/main/docs', 'github'],
    ['http://localhost:5200/o/r', 'github'],
    ['https://dev.azure.com/o/p/_git/r', 'azure'],
    ['https://larkspur.visualstudio.com/p/_git/r', 'azure'],
  ])('is %s, of the kind %s', (target, kind) => {
    expect(recognised(target)).toMatchObject({ type: 'repository', kind })
  })

  it.each([
    'https://gitlab.com/g/p',
    'https://bitbucket.org/w/r',
    'https://review.example/r/project',
    'https://code.example/tea/o/r',
    'https://app.harness.io/x',
  ])('is not %s, where only files are imported', (target) => {
    expect(recognised(target)).toMatchObject({ type: 'unsupported', why: 'directory' })
  })
})

it.each([
  ['https://github.com', /^Incorrect URL: https:\/\/github.com\/?, /],
  ['https://github.com/o', /^Incorrect URL: https:\/\/github.com\/o, /],
  [
    'https://dev.azure.com/o/p',
    /^Invalid AzureDevops Repository\. Please use a valid repository url and try again$/,
  ],
  ['https://dev.azure.com/o/p/_git/r?version=GTv1', /Azure URL version must point to a git branch/],
  ['git@github.com:o/r.git', /^Not an http URL: /],
  ['ssh://git@github.com/o/r.git', /^Not an http URL: /],
  ['file:///etc/passwd', /^Not an http URL: /],
  ['javascript:alert(1)', /^Not an http URL: /],
  ['o/r', /^Not an http URL: /],
])('says what is wrong with %s', (target, message) => {
  expect(recognised(target)).toMatchObject({
    type: 'malformed',
    message: expect.stringMatching(message),
  })
})

describe('whatever is entered', () => {
  const hosts = ['github.com', 'dev.azure.com', 'gitlab.com', 'nowhere.example', 'localhost:5200']
  const paths = [
    '',
    '/o/r',
    '/o/p/_git/r',
    '/a.yaml',
    '/%2e%2e/%',
    '/o/r/blob/%ff/x',
    '?path=/a.yml',
    '/\\',
  ]

  it('is recognised as something', () => {
    const odd = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'HTTPS:\\\\', 'ftp://', ' ', ''),
        fc.constantFrom(...hosts),
        fc.constantFrom(...paths),
        fc.string({ unit: 'grapheme' }),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(odd, fc.webUrl(), fc.string({ unit: 'grapheme' })), (target) => {
        expect(['file', 'repository', 'unsupported', 'malformed']).toContain(
          recognised(target).type,
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('is refused where it carries a name or a password, without repeating them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https://', 'http:', ' https:\\\\', 'hTTps:/'),
        fc.constantFrom('mona:s3cret@', 's3cret@', ':s3cret@', 'mona%40x:s3cret@'),
        fc.constantFrom(...hosts),
        fc.constantFrom(...paths),
        (scheme, person, host, path) => {
          const found = recognised(scheme + person + host + path)
          expect(found.type).toBe('malformed')
          expect(JSON.stringify(found)).not.toContain('s3cret')
        },
      ),
    )
  })
})

it.each([
  'https://user:',
  'https://user:s3cret',
  'https://user:s3cret/with/slashes',
  'https://user:1234567',
  'https://ghp_token',
  'ssh://git:s3cret',
  'a https://user:s3cret',
  'https:user:s3cret',
])('holds %s back, which may be the beginning of a secret', (line) => {
  const others = 'https://example.org/a\n'
  expect(withoutUnfinished(others + line)).toBe(others)
})

it.each([
  'h',
  'https://',
  'https://example.org',
  'https://example.org:',
  'https://example.org:8443',
  'https://localhost:3000/a:b',
  'http://[::1]:3000/a',
  'https://git/team/a?x=a:b#c:d',
  'git@example.org:team/a.git',
])('lets %s pass', (line) => {
  expect(withoutUnfinished(line)).toBe(line)
})

it('leaves user names and passwords out of addresses of every kind', () => {
  expect(withoutCredentials('ssh://git:s3cret@example.org/a')).toBe('ssh://example.org/a')
})
