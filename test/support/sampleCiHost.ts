// A CI host that is not GitHub: other addresses, other answers. Proves that the page knows no host.

import { ciFailureNames } from '../../src/model/ci/ciFailures.ts'
import type { CiHost, CiHostEntry, CiPlace, CiReply } from '../../src/model/ci/ciHost.ts'
import type { CiJob, CiRun, RunPage } from '../../src/model/ci/ciRun.ts'
import { failureOfResponse } from '../../src/model/failure.ts'

const annotation = 'builds.example/project-slug'

export const samplePlace: CiPlace = {
  host: 'builds',
  hostTitle: 'Builds',
  apiBaseUrl: 'https://builds.example/api',
  url: 'https://builds.example/p/shop',
  owner: 'larkspur',
  repo: 'shop',
  providerId: 'builds',
  scopes: ['read'],
}

const jsonOf = ({ text }: CiReply): unknown => JSON.parse(text)

const at = (path: string) => `${samplePlace.apiBaseUrl}${path}`

const host: CiHost = {
  id: 'builds',
  annotation,
  placeOf: ({ metadata: { annotations = {} } }) =>
    annotations[annotation] === undefined ? undefined : samplePlace,
  statusFilters: { error: 'red' },
  runs: (_place, { page, size, branch = '' }) => ({
    url: at(`/pipelines?from=${String((page - 1) * size)}&most=${String(size)}&ref=${branch}`),
    decode: (reply) => jsonOf(reply) as RunPage,
  }),
  run: (_place, id) => ({ url: at(`/pipelines/${id}`), decode: (reply) => jsonOf(reply) as CiRun }),
  jobs: (_place, id) => ({
    url: at(`/pipelines/${id}/jobs`),
    decode: (reply) => ({ jobs: jsonOf(reply) as readonly CiJob[], hasMore: false }),
  }),
  log: (_place, id) => ({ url: at(`/jobs/${id}/trace`), decode: ({ text }) => text, isFile: true }),
  annotations: (_place, id) => ({ url: at(`/jobs/${id}/notes`), decode: () => [] }),
  artifacts: (_place, id) => ({ url: at(`/pipelines/${id}/files`), decode: () => [] }),
  workflows: () => ({ url: at('/definitions'), decode: () => [] }),
  branches: (_place, page) => ({
    url: at(`/refs/${String(page)}`),
    decode: (reply) => jsonOf(reply) as readonly string[],
  }),
  defaultBranch: () => ({ url: at('/head'), decode: (reply) => jsonOf(reply) as string }),
  workflowFile: () => undefined,
  readNeeds: () => Promise.resolve([]),
  act: (_place, id, action) => ({
    method: 'POST',
    url: at(`/pipelines/${id}/${action}`),
    decode: () => null,
  }),
  rerunJob: (_place, id) => ({
    method: 'POST',
    url: at(`/jobs/${id}/rerun`),
    decode: () => null,
  }),
  failureOf: ({ status, statusText, text }, request) => ({
    ...failureOfResponse(request, status, statusText, text),
    ...(status === 429 && { name: ciFailureNames.limit }),
  }),
  newWorkflowUrl: ({ url }) => `${url}/new`,
  fileUrl: ({ url }, commit, path) => `${url}/${commit}/${path}`,
  ssoUrl: () => undefined,
}

export const sampleCiHost: CiHostEntry = { id: 'builds', load: () => Promise.resolve(host) }
