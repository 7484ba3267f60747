// The Kubernetes tab before a real API server: what it says is what the server's own answers and `kubectl` say. Pods have
// the states that a kubelet would report; deployments and jobs have their controllers.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { isRecord } from '../../src/model/isRecord.ts'
import { becomes } from '../e2e/support/becomes.ts'
import { openPage, type OpenPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { eventually } from '../site/eventually.ts'
import { podOf, running, Running } from '../support/kubectlPods.ts'
import {
  apps,
  core,
  createPod,
  createPods,
  failJob,
  fillCluster,
  jobNamed,
  namespace,
  patch,
  podsOfDeployment,
  runPod,
  suspendJob,
  type StatedPod,
} from './kubernetes/clusterObjects.ts'
import { startApiServer, type ServiceAccount } from './kubernetes/startApiServer.ts'

const server = await startApiServer()
after(() => server.stop())
await fillCluster(server)
const stated: readonly StatedPod[] = await createPods(server)

const cluster = {
  name: 'real',
  url: server.url,
  authProvider: 'serviceAccount',
  serviceAccountToken: server.token,
  caData: server.caData,
}
const customResources = [
  { group: 'larkspur.example', apiVersion: 'v1', plural: 'caches' },
  { group: 'batch', apiVersion: 'v1beta1', plural: 'cronjobs' },
  { group: 'autoscaling', apiVersion: 'v2beta2', plural: 'horizontalpodautoscalers' },
]
/** Those that the backend lists by itself, and claims. */
const objectTypes = [
  ...['pods', 'services', 'configmaps', 'limitranges', 'resourcequotas', 'deployments'],
  ...['replicasets', 'horizontalpodautoscalers', 'jobs', 'cronjobs', 'ingresses'],
  ...['statefulsets', 'daemonsets', 'persistentvolumeclaims'],
]
const { site, browser } = await useSite({
  hasOwnBackend: true,
  variables: () => ({
    APP_CONFIG_kubernetes_clusterLocatorMethods: JSON.stringify([
      { type: 'config', clusters: [cluster] },
    ]),
    APP_CONFIG_kubernetes_objectTypes: JSON.stringify(objectTypes),
    APP_CONFIG_kubernetes_customResources: JSON.stringify(customResources),
  }),
  config: { kubernetes: { frontend: { refreshInterval: { seconds: 2 } } } },
})
const tab = `${site.url}/catalog/default/component/checkout-service/kubernetes`

interface TableRow {
  readonly cells: readonly unknown[]
  readonly object: { readonly metadata: { readonly name: string } }
}

interface Deployment {
  readonly metadata: { readonly generation: number }
  readonly status: {
    readonly observedGeneration?: number
    readonly updatedReplicas?: number
    readonly readyReplicas?: number
    readonly replicas?: number
  }
}

const kinds = [
  { group: 'Services', resource: 'services', columns: ['Type', 'Cluster-IP', 'Port(s)'] },
  { group: 'Ingresses', resource: 'ingresses', columns: ['Hosts'] },
  { group: 'Volume claims', resource: 'persistentvolumeclaims', columns: ['Status'] },
  { group: 'Jobs', resource: 'jobs', columns: ['Completions'] },
] as const

const paths: Readonly<Record<string, string>> = {
  ingresses: `/apis/networking.k8s.io/v1/namespaces/${namespace}`,
  jobs: `/apis/batch/v1/namespaces/${namespace}`,
}

interface PrintedTable {
  readonly columnDefinitions: readonly { readonly name: string }[]
  readonly rows: readonly TableRow[]
}

/** Cells of `kubectl get` of the portal's objects. */
async function printed(resource: string, columns: readonly string[]) {
  const accept = 'application/json;as=Table;v=v1;g=meta.k8s.io'
  const selector = 'labelSelector=backstage.io%2Fkubernetes-id%3Dcheckout-service'
  const path = `${paths[resource] ?? core}/${resource}?${selector}`
  const table = (await server.ask(path, { accept })) as PrintedTable
  const indices = columns.map((column) =>
    table.columnDefinitions.findIndex(({ name }) => name === column),
  )
  const rows = table.rows.map(({ cells, object }) => ({
    name: object.metadata.name,
    cells: indices.map((index) => String(cells[index])),
  }))
  return { rows }
}

/** A line for each cause for which a part of the cluster is missing. */
const troubles = (page: Page): Locator =>
  page.locator('main details > summary').filter({ hasText: /^real .* details$/ })

/** What `kubectl get` prints: READY, STATUS and RESTARTS of each pod. */
async function printedPods(): Promise<ReadonlyMap<string, string>> {
  const accept = 'application/json;as=Table;v=v1;g=meta.k8s.io'
  const answer = await server.ask(`${core}/pods`, { accept })
  assert(isRecord(answer))
  const { rows } = answer as unknown as { readonly rows: readonly TableRow[] }
  return new Map(
    rows.map(({ cells, object }) => {
      const [, ready, status, restarts] = cells
      return [object.metadata.name, [status, ready, restarts].map(String).join(' ')]
    }),
  )
}

const lineOf = async (row: Locator): Promise<readonly [string, string]> => {
  const [name = '', status = '', ready = '', restarts = ''] = await row
    .locator('th, td')
    .allTextContents()
  return [name.trim(), [status, ready, restarts].map((cell) => cell.trim()).join(' ')]
}

/** Of all pages of the list of pods without a workload. */
async function shownPods(page: Page): Promise<ReadonlyMap<string, string>> {
  const section = page.getByRole('group', { name: 'Other pods' })
  const next = section.getByRole('button', { name: 'Next page' })
  const found = new Map<string, string>()
  await section.locator('tbody tr').first().waitFor()
  for (;;) {
    for (const row of await section.locator('tbody tr').all()) found.set(...(await lineOf(row)))
    if ((await next.count()) === 0 || (await next.isDisabled())) return found
    await next.click()
  }
}

/** What a server of this version does not know yet, so that its table has another word. */
const isNewer = (what: string) =>
  /sidecar|init containers count|with gates|^one that is deleted, and/.test(what)

describe('the tab before a real API server', () => {
  let opened: OpenPage
  before(async () => {
    opened = await openPage(browser, { isRemembered: true, width: 1440 })
    opened.context.setDefaultTimeout(60_000)
    await opened.page.goto(tab)
    await opened.page.getByText('Updated').first().waitFor()
  })
  after(() => opened.context.close())

  it('has the words of kubectl for every state of a pod', async () => {
    const printed = await printedPods()
    const shown = await shownPods(opened.page)
    const linesIn = (all: ReadonlyMap<string, string>) =>
      stated
        .filter(({ what }) => !isNewer(what))
        .map(({ name, what }) => `${what}: ${all.get(name) ?? 'missing'}`)
    assert.deepEqual(linesIn(shown), linesIn(printed))
  })

  it('names what the server does not have, and what it forbids, in a line each', async () => {
    const lines = await troubles(opened.page).allInnerTexts()
    assert.deepEqual(lines, ['real allows no list of limitranges, pods.metrics.k8s.io · details'])
  })

  for (const { group, resource, columns } of kinds)
    it(`has the words of kubectl for ${group.toLowerCase()}`, async () => {
      const { rows } = await printed(resource, columns)
      assert(rows.length > 0)
      const section = opened.page.getByRole('group', { name: group, exact: true })
      for (const { name, cells } of rows) {
        const item = section.getByRole('listitem').filter({ hasText: name })
        const text = await item.first().innerText()
        for (const cell of cells) assert.ok(text.includes(cell), `${name}: ${cell} in ${text}`)
      }
    })

  it('shows what has another version or is a custom resource', async () => {
    const { page } = opened
    const custom = page.getByRole('group', { name: 'Custom resources' })
    await custom.getByText('Ready: False, NoMemory').waitFor()
    assert.equal(await custom.getByRole('listitem').count(), 1)
    await page.getByRole('group', { name: 'Cron jobs' }).getByText('Suspended').waitFor()
    const deployments = page.getByRole('group', { name: 'Deployments' })
    await deployments.getByText('Scales from 2 to 5').first().waitFor()
  })

  it('says what became of jobs, in the words of their controller', async () => {
    const { page } = opened
    const jobs = page.getByRole('group', { name: 'Jobs', exact: true })
    const has = async (name: string, state: string) => {
      const item = jobs.getByRole('listitem').filter({ hasText: name }).first()
      await item.getByText(state, { exact: true }).first().waitFor()
    }
    for (const name of ['fails', 'waits', 'runs']) await has(name, 'Running')
    await failJob(server, 'fails')
    await suspendJob(server, 'waits')
    await has('fails', 'Failed')
    await has('waits', 'Suspended')
    await has('runs', 'Running')
    const [condition] = (await jobNamed(server, 'fails')).status.conditions ?? []
    assert(isRecord(condition))
    assert.equal(condition['reason'], 'BackoffLimitExceeded')
    await page.goto(`${tab}?object=real~Job~${namespace}~fails`)
    await page.getByRole('dialog').getByText(String(condition['message'])).first().waitFor()
    await page.goto(tab)
  })

  it('has the keys of a config map, and what is used of a quota, as the server has', async () => {
    const { page } = opened
    const quotas = page.getByRole('group', { name: 'Resource quotas' })
    const counted = async () => {
      const { rows } = await printed('resourcequotas', ['Request'])
      return rows.map(({ cells }) => cells[0]?.replace(': ', ' '))
    }
    const isCounted = async () => (await counted()).some((one) => /^pods [1-9]/.test(one ?? ''))
    await eventually('the quota is counted', isCounted)
    const shown = async () =>
      (await quotas.getByRole('listitem').allInnerTexts()).map(
        (text) => /pods \d+\/\d+/.exec(text)?.[0],
      )
    await becomes(shown, await counted())
    const maps = page.getByRole('group', { name: 'Config maps' })
    const { rows } = await printed('configmaps', ['Data'])
    assert.deepEqual(rows, [{ name: 'settings', cells: ['2'] }])
    await maps.getByRole('listitem').filter({ hasText: 'settings' }).getByText('a, b').waitFor()
  })

  it('follows a rollout', async () => {
    const { page } = opened
    const deployments = page.getByRole('group', { name: 'Deployments' })
    const settle = async () => {
      await eventually('two pods', async () => {
        const names = await podsOfDeployment(server)
        for (const name of names) await runPod(server, name)
        const deployment = await server.ask(`${apps}/deployments/checkout`)
        const { status, metadata } = deployment as Deployment
        const isDone =
          status.observedGeneration === metadata.generation &&
          status.updatedReplicas === 2 &&
          status.readyReplicas === 2 &&
          status.replicas === 2
        return isDone && names.length === 2
      })
    }
    await settle()
    await deployments.getByText('2 of 2 ready').waitFor()
    await deployments.getByRole('button', { name: /^2 pods of checkout/ }).click()
    const shown = async () =>
      [...(await deployments.locator('tbody th, tbody td:first-child').allInnerTexts())].sort()
    const before = await podsOfDeployment(server)
    await becomes(shown, [...before])
    const containers = [{ name: 'app', image: 'example/app:2' }]
    await patch(server, `${apps}/deployments/checkout`, {
      spec: { template: { spec: { containers } } },
    })
    await settle()
    const next = await podsOfDeployment(server)
    assert.ok(next.every((name) => !before.includes(name)))
    await becomes(shown, [...next])
    await deployments.getByText('2 of 2 ready').waitFor()
  })

  it('follows an eviction and a deletion until the pod is gone', async () => {
    const { page } = opened
    await createPod(server, 'leaves', podOf({ ...Running, main: [running()] }))
    await page.goto(`${tab}?q=leaves`)
    const row = page.getByRole('row', { name: /^leaves/ })
    const line = async () => (await lineOf(row))[1]
    const asPrinted = async () => {
      await becomes(line, (await printedPods()).get('leaves') ?? '')
      return line()
    }
    assert.equal(await asPrinted(), 'Running 1/1 0')
    await patch(server, `${core}/pods/leaves`, { metadata: { finalizers: ['larkspur.example/a'] } })
    await patch(server, `${core}/pods/leaves/status`, {
      status: { phase: 'Failed', reason: 'Evicted', message: 'The node was low on memory.' },
    })
    assert.match(await asPrinted(), /^Evicted/)
    await createPod(server, 'leaves-too', podOf({ ...Running, deleted: true, main: [running()] }))
    const other = page.getByRole('row', { name: /^leaves-too/ })
    await other.getByText('Terminating').waitFor()
    for (const name of ['leaves', 'leaves-too']) {
      await patch(server, `${core}/pods/${name}`, { metadata: { finalizers: null } })
      await server.ask(`${core}/pods/${name}`, { method: 'DELETE' }).catch(() => undefined)
    }
    await other.waitFor({ state: 'detached' })
    await row.waitFor({ state: 'detached' })
    await page.goto(tab)
  })

  it('says that a log may not be read', async () => {
    const { page } = opened
    await page.goto(`${tab}?object=real~Pod~${namespace}~state-01&logs=c0`)
    await page
      .getByRole('dialog')
      .getByText(/^state-01.c0 has no log/)
      .first()
      .waitFor()
    await page.goto(tab)
  })

  /** Lines of trouble, whether pods are grey, and whether the custom resource is still there. */
  const look = async () => {
    const { page } = opened
    const lines = await troubles(page).allInnerTexts()
    return [
      lines.map((line) => line.split(' · ')[0]),
      (await page.locator('[data-stale] tbody tr').count()) > 0,
      await page.getByText('Ready: False, NoMemory').count(),
    ]
  }
  const whole = [['real allows no list of limitranges, pods.metrics.k8s.io'], false, 1]

  it('has the same refusal for a token that has expired as for one that is unknown', async () => {
    const path = `${core}/serviceaccounts`
    const body = { metadata: { name: 'brief' } }
    const account = (await server.ask(path, { method: 'POST', body })) as ServiceAccount
    const send = async (token: string) => server.send(`${core}/pods`, { token })
    const [valid, expired, unknown] = [
      await send(server.signToken(account, 600)),
      await send(server.signToken(account, -3_600)),
      await send('unknown'),
    ]
    // It is known, but has no rights.
    assert.equal(valid.status, 403)
    assert.equal(expired.status, 401)
    assert.deepEqual(expired, unknown)
  })

  it('keeps what was shown while its token is refused, and goes on with a new one', async () => {
    await becomes(look, whole)
    await server.stopServer()
    await server.startServer({ knowsPortal: false })
    await becomes(look, [['real does not accept the credentials'], true, 1])
    await server.stopServer()
    await server.startServer()
    await becomes(look, whole)
    assert.deepEqual(
      opened.complaints.filter((one) => !/50[0-9]|40[0-9]/.test(one)),
      [],
    )
  })

  it('keeps what was shown while the server is stopped, and goes on by itself', async () => {
    await becomes(look, whole)
    await server.stopServer()
    await becomes(look, [['real does not answer'], true, 1])
    await server.startServer()
    await becomes(look, whole)
    assert.deepEqual(
      opened.complaints.filter((one) => !/50[0-9]|40[0-9]/.test(one)),
      [],
    )
  })
})
