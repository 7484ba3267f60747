// The requests to each host at each step.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { encodePath } from '../../../src/model/encodePath.ts'
import { base64Of, textOfBase64 } from '../../../src/model/import/hostCalls.ts'
import { hostOfTarget } from '../../../src/model/import/hostOfTarget.ts'
import { errorOfReply, messageOf } from '../../../src/model/import/importProblem.ts'
import { firstProposal, proposalSteps, type Proposal } from '../../../src/model/import/proposal.ts'
import { manyIntegrations } from '../../support/integrations.ts'

const config = {
  entityFilename: 'docs/a b/catalog-info.yaml',
  branchName: 'feature/describe #1',
  pullRequestTitle: 'Add it',
  pullRequestBody: 'It was missing.',
}

const proposalOf = (kind: 'github' | 'azure', target: string): Proposal => ({
  ...firstProposal(kind, target, [], config),
  facts: {
    defaultBranch: kind === 'github' ? 'release/1' : 'refs/heads/release/1',
    commit: 'c0ffee',
  },
})

/** The first request of each step. */
function firstRequests(kind: 'github' | 'azure', target: string): readonly string[] {
  const host = hostOfTarget(target, manyIntegrations)
  return proposalSteps(kind).map((step) => {
    const { value } = host.calls(step, proposalOf(kind, target)).next()
    if (!('method' in value)) throw new Error(`${step} asks for nothing`)
    return `${value.method} ${value.url}`
  })
}

it.each([
  ['https://github.com/o/r', 'https://api.github.com', 'https://github.com/o/r'],
  ['https://github.com/o/r/tree/main/below', 'https://api.github.com', 'https://github.com/o/r'],
  ['http://localhost:5200/o/r', 'https://localhost:5200/api/v3', 'http://localhost:5200/o/r'],
])('asks GitHub below the configured base for %s', (target, base, page) => {
  expect(firstRequests('github', target)).toEqual([
    `GET ${base}/repos/o/r`,
    `GET ${base}/repos/o/r/git/ref/heads/release/1`,
    `POST ${base}/repos/o/r/git/refs`,
    `PUT ${base}/repos/o/r/contents/docs/a%20b/catalog-info.yaml`,
    `POST ${base}/repos/o/r/pulls`,
  ])
  expect(hostOfTarget(target, manyIntegrations).fileUrl(proposalOf('github', target))).toBe(
    `${page}/blob/release/1/docs/a%20b/catalog-info.yaml`,
  )
})

it.each([
  ['https://dev.azure.com/org/My%20Project/_git/r', 'https://dev.azure.com/org/My%20Project'],
  ['https://dev.azure.com/org/p/_git/r?path=/x&version=GBmain', 'https://dev.azure.com/org/p'],
  ['https://larkspur.visualstudio.com/p/_git/r', 'https://larkspur.visualstudio.com/p'],
  ['https://tfs.example/tfs/Main/p/_git/r', 'https://tfs.example/tfs/Main/p'],
])('asks Azure DevOps by version 6.0 for %s', (target, project) => {
  const api = `${project}/_apis/git/repositories/r`
  expect(firstRequests('azure', target)).toEqual([
    `GET ${api}?api-version=6.0`,
    `GET ${api}/refs?filter=heads%2Frelease%2F1&api-version=6.0`,
    `POST ${api}/pushes?api-version=6.0`,
    `POST ${api}/pullrequests?api-version=6.0`,
  ])
  expect(hostOfTarget(target, manyIntegrations).fileUrl(proposalOf('azure', target))).toBe(
    `${project}/_git/r?path=/docs/a%20b/catalog-info.yaml`,
  )
})

it('asks for a branch of any name to be deleted, and no other', () => {
  const github = 'https://github.com/o/r'
  expect(
    hostOfTarget(github, manyIntegrations).cleanUp(proposalOf('github', github)).next(),
  ).toEqual({
    done: false,
    value: {
      method: 'DELETE',
      url: 'https://api.github.com/repos/o/r/git/refs/heads/feature/describe%20%231',
    },
  })
  const azure = 'https://dev.azure.com/o/p/_git/r'
  const name = 'refs/heads/feature/describe #1'
  const calls = hostOfTarget(azure, manyIntegrations).cleanUp(proposalOf('azure', azure))
  calls.next()
  const refs = [
    { name: `${name} and more`, objectId: 'other' },
    { name, objectId: 'this' },
  ]
  const reply = { ok: true, status: 200, statusText: 'OK', text: JSON.stringify({ value: refs }) }
  expect(calls.next(reply).value).toMatchObject({
    method: 'POST',
    body: [{ name, oldObjectId: 'this', newObjectId: '0'.repeat(40) }],
  })
})

it.each([
  'https://nowhere.example/o/r',
  'https://gitlab.com/o/r',
  'https://github.com/o/r/blob/main/a.yaml',
  'https://github.com/o',
  'nonsense',
])('makes no pull request at %s', (target) => {
  expect(() => hostOfTarget(target, manyIntegrations)).toThrow(target)
})

describe('the content of a file', () => {
  it.each(['', 'a', 'ü', '名前: 组件', '🧺'.repeat(3), 'x'.repeat(100_000), '名'.repeat(100_000)])(
    'is base64 of its UTF-8',
    (text) => {
      expect(base64Of(text)).toBe(Buffer.from(text, 'utf8').toString('base64'))
    },
  )

  it('comes back as it was, also in lines of sixty characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const encoded = base64Of(text)
        expect(textOfBase64(encoded)).toBe(text)
        expect(textOfBase64(encoded.replaceAll(/.{60}/g, '$&\n'))).toBe(text)
      }),
    )
  })

  it.each([undefined, null, 7, {}, '%%%', 'a'])('is no text: %j', (content) => {
    expect(textOfBase64(content)).toBeUndefined()
  })
})

it('encodes each part of a path, and keeps its slashes', () => {
  expect(encodePath('a b/ü/#?.yaml')).toBe('a%20b/%C3%BC/%23%3F.yaml')
})

describe('a refusal', () => {
  const reply = (text: string, status = 422, statusText = '') => ({
    ok: false,
    status,
    statusText,
    text,
  })

  it.each([
    [
      '{"message":"Validation Failed","errors":[{"message":"a"},"b",{"code":"c"}]}',
      'Validation Failed · a · b',
    ],
    ['{"message":"Not Found","errors":"none"}', 'Not Found'],
    ['{"message":7}', 'HTTP 422'],
    ['<html>', 'HTTP 422'],
    ['', 'HTTP 422'],
  ])('%s says %s', (text, said) => {
    expect(messageOf(reply(text))).toBe(said)
  })

  it('is called by its status where it says nothing', () => {
    expect(messageOf(reply('<html>', 502, 'Bad Gateway'))).toBe('Bad Gateway')
  })

  it('keeps no more of a long answer than somebody can read', () => {
    const { problem } = errorOfReply(reply('x'.repeat(100_000)), (details) => details)
    expect(problem.raw).toHaveLength(4_000)
  })
})
