// GitHub as a CI host: what it is asked, how its answers are read, and what its refusals mean.

import { describe, expect, it } from '@jest/globals'
import type { CiPlace, CiReply } from '../../../src/model/ci/ciHost.ts'
import { githubHost } from '../../../src/model/ci/github/githubHost.ts'

const place: CiPlace = {
  host: 'github',
  hostTitle: 'GitHub',
  apiBaseUrl: 'https://api.github.com',
  url: 'https://github.com/larkspur/web-shop',
  owner: 'larkspur',
  repo: 'web-shop',
  providerId: 'github',
  scopes: ['repo'],
}
const repo = 'https://api.github.com/repos/larkspur/web-shop'

const replyOf = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): CiReply => ({
  ok: status < 300,
  status,
  statusText: '',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})

describe('a call', () => {
  it('has the page of the table, and only the filters that are set (RUNS-26)', () => {
    const query = { page: 3, size: 6 }
    expect(githubHost.runs(place, query).url).toBe(`${repo}/actions/runs?per_page=6&page=3`)
    const full = { ...query, branch: 'a/b', status: 'failure', actor: 'mei', workflow: '7' }
    expect(githubHost.runs(place, full).url).toBe(
      `${repo}/actions/workflows/7/runs?per_page=6&page=3&branch=a%2Fb&status=failure&actor=mei`,
    )
  })

  it('asks for a run, its jobs, logs, annotations and files, and changes it (RUNS-27)', () => {
    const run = { id: '5', name: 'CI', attempt: 1, file: '.github/workflows/ci.yml' }
    const withCommit = { ...run, commit: { id: 'abc', message: '' } }
    expect([
      githubHost.run(place, '5').url,
      githubHost.run(place, '5', 2).url,
      githubHost.jobs(place, '5', undefined, 1).url,
      githubHost.jobs(place, '5', 2, 3).url,
      githubHost.log(place, '9').url,
      githubHost.annotations(place, '9').url,
      githubHost.artifacts(place, '5').url,
      githubHost.branches(place, 2).url,
      githubHost.workflows(place).url,
      githubHost.defaultBranch(place).url,
      githubHost.workflowFile(place, withCommit)?.url,
      githubHost.act(place, '5', 'rerun').url,
      githubHost.act(place, '5', 'rerunFailed').url,
      githubHost.act(place, '5', 'cancel').url,
      githubHost.rerunJob(place, '9').url,
    ]).toEqual([
      `${repo}/actions/runs/5`,
      `${repo}/actions/runs/5/attempts/2`,
      `${repo}/actions/runs/5/jobs?per_page=100&page=1`,
      `${repo}/actions/runs/5/attempts/2/jobs?per_page=100&page=3`,
      `${repo}/actions/jobs/9/logs`,
      `${repo}/check-runs/9/annotations?per_page=100`,
      `${repo}/actions/runs/5/artifacts?per_page=100`,
      `${repo}/branches?per_page=100&page=2`,
      `${repo}/actions/workflows?per_page=100`,
      repo,
      `${repo}/contents/.github/workflows/ci.yml?ref=abc`,
      `${repo}/actions/runs/5/rerun`,
      `${repo}/actions/runs/5/rerun-failed-jobs`,
      `${repo}/actions/runs/5/cancel`,
      `${repo}/actions/jobs/9/rerun`,
    ])
    expect(githubHost.act(place, '5', 'cancel').method).toBe('POST')
    expect(githubHost.workflowFile(place, run)).toBeUndefined()
    expect(githubHost.workflowFile(place, { ...withCommit, file: '../x.yml' })).toBeUndefined()
  })

  it('cannot leave its path by an id', () => {
    expect(githubHost.run(place, '../..').url).toBe(`${repo}/actions/runs/..%2F..`)
  })

  it('leads to pages of the host', () => {
    expect(githubHost.newWorkflowUrl(place)).toBe(`${place.url}/actions/new`)
    expect(githubHost.ssoUrl(place)).toBe('https://github.com/orgs/larkspur/sso')
    expect(githubHost.fileUrl(place, 'abc', 'src/a b.ts', 4)).toBe(
      `${place.url}/blob/abc/src/a%20b.ts#L4`,
    )
  })
})

describe('an answer', () => {
  const decodeRuns = (body: unknown) =>
    githubHost.runs(place, { page: 1, size: 6 }).decode(replyOf(body))

  it('has the fields of a run (RUNS-15)', () => {
    const run = {
      id: 1,
      name: 'CI',
      display_title: 'Fix totals',
      run_number: 7,
      run_attempt: 2,
      head_branch: 'main',
      head_commit: { id: 'abc', message: 'Fix', author: { name: 'Mei', email: 'mei@x.example' } },
      event: 'push',
      actor: { login: 'mei', avatar_url: 'https://a.example/mei' },
      status: 'completed',
      conclusion: 'failure',
      created_at: '2026-11-20T10:00:00Z',
      run_started_at: '2026-11-20T11:00:00Z',
      updated_at: '2026-11-20T11:05:00Z',
      html_url: 'https://github.com/x/y/actions/runs/1',
      url: 'https://api.github.com/x',
      head_repository: { branches_url: 'https://api.github.com/branches' },
      path: '.github/workflows/ci.yml@refs/heads/main',
    }
    expect(decodeRuns({ total_count: 90, workflow_runs: [run] })).toEqual({
      total: 90,
      runs: [
        {
          id: '1',
          name: 'CI',
          title: 'Fix totals',
          number: 7,
          attempt: 2,
          branch: 'main',
          commit: { id: 'abc', message: 'Fix', author: { name: 'Mei', email: 'mei@x.example' } },
          event: 'push',
          actor: { name: 'mei', avatarUrl: 'https://a.example/mei' },
          status: 'completed',
          conclusion: 'failure',
          startedAt: '2026-11-20T11:00:00Z',
          updatedAt: '2026-11-20T11:05:00Z',
          url: 'https://github.com/x/y/actions/runs/1',
          apiUrl: 'https://api.github.com/x',
          branchesUrl: 'https://api.github.com/branches',
          file: '.github/workflows/ci.yml',
        },
      ],
    })
  })

  it('may lack nearly everything', () => {
    const runs = [{ id: 1, head_commit: null, actor: null, conclusion: null }, { name: 'no id' }, 3]
    expect(decodeRuns({ workflow_runs: runs })).toEqual({
      total: 1,
      runs: [{ id: '1', name: '1', attempt: 1 }],
    })
  })

  it('of another shape is named', () => {
    expect(() => decodeRuns([])).toThrow('the answer of GitHub has no workflow_runs')
    expect(() => decodeRuns('<html>')).toThrow('the answer of GitHub is not JSON')
    expect(() => githubHost.run(place, '1').decode(replyOf({}))).toThrow('has no id')
    expect(() => githubHost.defaultBranch(place).decode(replyOf({}))).toThrow('no default branch')
  })

  it('has jobs with their steps (RUNS-16, RUNS-17), and says if there are more', () => {
    const step = {
      name: 'Run npm test',
      status: 'completed',
      conclusion: 'failure',
      number: 3,
      started_at: '2026-11-20T10:00:00Z',
      completed_at: '2026-11-20T10:00:09Z',
    }
    const job = {
      id: 9,
      name: 'test',
      status: 'completed',
      conclusion: 'failure',
      started_at: '2026-11-20T10:00:00Z',
      completed_at: '2026-11-20T10:01:00Z',
      html_url: 'https://github.com/x/y/actions/runs/1/job/9',
    }
    const body = {
      total_count: 101,
      jobs: [
        { ...job, steps: [step, {}] },
        { ...job, id: 10 },
      ],
    }
    const read = githubHost.jobs(place, '1', undefined, 1).decode(replyOf(body))
    const common = {
      name: 'test',
      status: 'completed',
      conclusion: 'failure',
      startedAt: '2026-11-20T10:00:00Z',
      completedAt: '2026-11-20T10:01:00Z',
      url: 'https://github.com/x/y/actions/runs/1/job/9',
    }
    expect(read).toEqual({
      hasMore: true,
      jobs: [
        {
          ...common,
          id: '9',
          steps: [
            {
              name: 'Run npm test',
              status: 'completed',
              conclusion: 'failure',
              number: 3,
              startedAt: '2026-11-20T10:00:00Z',
              completedAt: '2026-11-20T10:00:09Z',
            },
            { name: '', number: 2 },
          ],
        },
        { ...common, id: '10', steps: [] },
      ],
    })
    expect(githubHost.jobs(place, '1', undefined, 2).decode(replyOf(body)).hasMore).toBe(false)
  })

  it('has annotations; those of the runner have no file', () => {
    const one = { annotation_level: 'failure', message: 'broken', title: null, start_line: 4 }
    const list = [
      { ...one, path: 'src/a.ts' },
      { ...one, path: '.github', annotation_level: 'odd' },
    ]
    expect(githubHost.annotations(place, '9').decode(replyOf(list))).toEqual([
      { level: 'failure', message: 'broken', path: 'src/a.ts', line: 4 },
      { level: 'notice', message: 'broken' },
    ])
  })

  it('has the workflow’s file in base64', async () => {
    const text = 'jobs: { a: { needs: [b] }, b: { name: "ü" } }'
    const content = Buffer.from(text).toString('base64')
    const run = { id: '5', name: 'CI', attempt: 1, file: '.github/workflows/ci.yml' }
    const call = githubHost.workflowFile(place, { ...run, commit: { id: 'abc', message: '' } })
    expect(call?.decode(replyOf({ content }))).toBe(text)
    expect(await githubHost.readNeeds(text)).toEqual([
      { id: 'a', name: 'a', needs: ['b'] },
      { id: 'b', name: 'ü', needs: [] },
    ])
    expect(() => call?.decode(replyOf({ content: '%' }))).toThrow('not base64')
  })
})

describe('a refusal', () => {
  const request = { method: 'GET', url: `${repo}/actions/runs` }
  const failureOf = (
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) => githubHost.failureOf(replyOf({ message }, status, headers), request)

  it.each([
    [403, 'API rate limit exceeded for user.', { 'x-ratelimit-remaining': '0' }, 'RateLimitError'],
    [429, 'Slow down', { 'retry-after': '60' }, 'RateLimitError'],
    [403, 'You have exceeded a secondary rate limit.', {}, 'RateLimitError'],
    [
      403,
      'Resource protected by organization SAML enforcement.',
      {
        'x-github-sso': 'required; url=https://github.com/orgs/x/sso?authorization_request=secret',
      },
      'SsoRequiredError',
    ],
    [
      403,
      'Must have admin rights to Repository.',
      { 'x-oauth-scopes': 'read:user', 'x-accepted-oauth-scopes': 'repo' },
      'MissingScopeError',
    ],
    [
      403,
      'Must have admin rights to Repository.',
      { 'x-oauth-scopes': 'repo', 'x-accepted-oauth-scopes': 'repo' },
      'ForbiddenError',
    ],
    [410, 'Gone', {}, 'GoneError'],
  ] as const)('%i %s', (status, message, headers, name) => {
    expect(failureOf(status, message, headers)).toMatchObject({ status, message, name, request })
  })

  it('keeps no address of a single sign-on, which is a secret', () => {
    const header = { 'x-github-sso': 'required; url=https://x/sso?authorization_request=secret' }
    expect(JSON.stringify(failureOf(403, 'SAML', header))).not.toContain('secret')
  })

  it('of a storage is no JSON', () => {
    const reply = replyOf('<?xml version="1.0"?><Error/>', 403)
    expect(githubHost.failureOf(reply, request)).toMatchObject({
      name: 'ForbiddenError',
      message: 'Request failed with 403',
    })
  })
})
