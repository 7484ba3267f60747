// Objects of clusters: what is read, what belongs together, and what stays the same from poll to poll.

import { describe, expect, it } from '@jest/globals'
import { clusterAnnotations, selectorOf } from '../../../src/model/kubernetes/annotations.ts'
import {
  decodeClusterObjects,
  decodeClusters,
} from '../../../src/model/kubernetes/clusters/clusters.ts'
import { mergeAnswers } from '../../../src/model/kubernetes/mergeObjects.ts'
import { objectsGraph } from '../../../src/model/kubernetes/objectsGraph.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import * as usage from '../../../src/model/kubernetes/pods/usage.ts'
import { sectionsOf } from '../../../src/model/kubernetes/sections.ts'
import { withoutSecrets } from '../../../src/model/kubernetes/withoutSecrets.ts'
import { cronJobState, jobState } from '../../../src/model/kubernetes/workloads/jobs.ts'
import { rolloutProgress } from '../../../src/model/kubernetes/workloads/rollout.ts'
import { expandSchedule } from '../../../src/model/kubernetes/workloads/schedules.ts'
import { byId, ownerChain } from '../../../src/model/kubernetes/workloads/workloads.ts'
import { answerOfStore, clusterObjects, filledStore } from '../../support/clusterObjects.ts'

const annotated = (annotations: Readonly<Record<string, string>>) =>
  selectorOf({
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'a', annotations },
  })

it('takes the label selector before the id, and neither if it is empty', () => {
  const id = { 'backstage.io/kubernetes-id': 'shop' }
  const selector = 'backstage.io/kubernetes-label-selector'
  expect(annotated(id)).toBe('backstage.io/kubernetes-id=shop')
  expect(annotated({ ...id, [selector]: 'app=shop' })).toBe('app=shop')
  expect(annotated({ [selector]: ' ' })).toBeUndefined()
})

it('knows the annotations of clusters, all under one prefix', () => {
  expect(clusterAnnotations).toHaveLength(12)
  expect(clusterAnnotations.filter((key) => !key.startsWith('kubernetes.io/'))).toEqual([])
})

const calm = () => clusterObjects('production')
const everything = { text: '', namespace: '', onlyIds: null }

describe('an answer', () => {
  it('has typed groups, metrics and errors of each cluster', () => {
    const usageOf = { currentUsage: '0.06', requestTotal: 0.1, limitTotal: 0.5 }
    const [cluster] = decodeClusterObjects({
      items: [
        {
          ...answerOfStore('production', filledStore('production')),
          podMetrics: [
            {
              pod: { metadata: { name: 'a', namespace: 'shop' } },
              cpu: usageOf,
              memory: usageOf,
              containers: [{ container: 'app', cpuUsage: usageOf, memoryUsage: {} }],
            },
            { cpu: usageOf },
          ],
          errors: [
            { errorType: 'FETCH_ERROR', message: 'no way' },
            { errorType: 'NOT_FOUND', resourcePath: '/apis/x', statusCode: 404 },
          ],
        },
      ],
    })
    expect(cluster?.objects.deployments.map(({ kind }) => kind)).toEqual(['Deployment'])
    expect(cluster?.podMetrics).toEqual([
      {
        name: 'a',
        namespace: 'shop',
        cpu: { currentUsage: 0.06, requestTotal: 0.1, limitTotal: 0.5 },
        memory: { currentUsage: 0.06, requestTotal: 0.1, limitTotal: 0.5 },
        containers: [
          {
            container: 'app',
            cpuUsage: { currentUsage: 0.06, requestTotal: 0.1, limitTotal: 0.5 },
            memoryUsage: { currentUsage: null, requestTotal: null, limitTotal: null },
          },
        ],
      },
    ])
    expect(cluster?.errors).toEqual([
      { errorType: 'FETCH_ERROR', message: 'no way' },
      { errorType: 'NOT_FOUND', resourcePath: '/apis/x', statusCode: 404 },
    ])
  })

  it('counts objects without a name, and keeps those of types that nobody knows', () => {
    const resources = [
      { type: 'pods', resources: [{ metadata: {} }, null, { metadata: { name: 'a', labels: 3 } }] },
      { type: 'gadgets', resources: [{ metadata: { name: 'g' } }] },
      'nonsense',
    ]
    const [cluster] = decodeClusterObjects({ items: [{ cluster: { name: 'c' }, resources }] })
    expect(cluster?.unreadable).toBe(2)
    expect(cluster?.objects.pods.map(({ metadata }) => metadata)).toEqual([
      { name: 'a', labels: {}, annotations: {} },
    ])
    expect(cluster?.objects.others).toMatchObject([{ kind: 'gadgets', metadata: { name: 'g' } }])
  })

  it.each([null, {}, { items: [{ cluster: {} }] }])('is refused in another shape: %j', (json) => {
    expect(() => decodeClusterObjects(json)).toThrow('Kubernetes backend')
  })

  it('reads what the page knows of a cluster', () => {
    const cluster = {
      name: 'c',
      title: 'C',
      authProvider: 'oidc',
      oidcTokenProvider: 'okta',
      dashboardUrl: 'https://d.example',
      dashboardApp: 'gke',
      dashboardParameters: { region: 'r' },
    }
    expect(decodeClusters({ items: [{ ...cluster, auth: { secret: 1 } }] })).toEqual([cluster])
  })
})

it('keeps every object that did not change, and the answer itself if none did', () => {
  const store = filledStore('production')
  const answer = () => decodeClusterObjects({ items: [answerOfStore('production', store)] })
  const first = answer()
  expect(mergeAnswers(first, answer())).toBe(first)
  const [pod] = store.list('pods')
  store.change('pods', pod?.metadata.name ?? '', ({ metadata }) => ({
    metadata: { ...metadata, labels: { ...metadata.labels, canary: 'yes' } },
  }))
  const merged = mergeAnswers(first, answer())
  expect(merged).not.toBe(first)
  expect(merged[0]?.objects.deployments).toBe(first[0]?.objects.deployments)
  const same = merged[0]?.objects.pods.map((one, index) => one === first[0]?.objects.pods[index])
  expect(same).toEqual([false, true, true, true, true])
})

it('lists objects by kind in the order of the page, each with its pods', () => {
  const sections = sectionsOf(calm().objects, everything)
  expect(
    sections.map(({ type, rows }) => [
      type,
      rows.map(({ object, pods }) => `${object.metadata.name} ${String(pods.length)}`),
    ]),
  ).toEqual([
    ['customresources', ['checkout-canary 0', 'checkout-pricing 0']],
    ['deployments', ['checkout-service 3']],
    ['daemonsets', ['checkout-log-agent 0']],
    ['statefulsets', ['checkout-cache 1']],
    ['ingresses', ['checkout 4']],
    ['services', ['checkout-service 4']],
    ['cronjobs', ['checkout-report 1', 'checkout-archive 0']],
    ['jobs', ['checkout-migration 0']],
    ['configmaps', ['checkout-settings 0']],
  ])
})

it('narrows by name, by label, by namespace and to what has errors', () => {
  const { objects } = calm()
  const names = (filter: object) =>
    sectionsOf(objects, { ...everything, ...filter }).flatMap(({ rows }) =>
      rows.map(({ object }) => object.metadata.name),
    )
  expect(names({ text: 'cache' })).toEqual(['checkout-cache'])
  expect(names({ text: 'app=checkout-canary' })).toEqual(['checkout-canary', 'checkout-pricing'])
  expect(names({ namespace: 'elsewhere' })).toEqual([])
  expect(names({ onlyIds: new Set() })).toEqual([])
})

it('follows owners that own each other only once', () => {
  const [pod] = calm().objects.pods
  if (!pod) throw new Error('no pod')
  const owned = (name: string, owner: string) => ({
    ...pod,
    metadata: {
      name,
      uid: name,
      ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: owner, uid: owner }],
    },
  })
  const pods = [owned('a', 'b'), owned('b', 'a'), owned('self', 'self')]
  const all = byId({ ...calm().objects, pods })
  expect(pods.map((one) => ownerChain(one, all).map(({ metadata }) => metadata.name))).toEqual([
    ['b'],
    ['a'],
    [],
  ])
})

it('says how a canary proceeds: paused, aborted and promoted', () => {
  const [paused, promoted] = calm().objects.customresources.map(rolloutProgress)
  const [aborted] = clusterObjects('staging').objects.customresources.map(rolloutProgress)
  expect([paused, promoted, aborted].map((one) => [one?.current, one?.isAborted])).toEqual([
    [1, false],
    [4, false],
    [null, true],
  ])
  expect([paused?.steps.length, paused?.pausedSince !== null, promoted?.pausedSince]).toEqual([
    4,
    true,
    null,
  ])
})

it('knows cron jobs that are suspended, and how jobs ended', () => {
  const { cronjobs, jobs, pods } = calm().objects
  expect(cronjobs.map(cronJobState)).toEqual(['active', 'suspended'])
  expect(jobs.map(jobState)).toEqual(['succeeded', 'failed'])
  expect(pods.map((pod) => podStatusOf(pod).reason)).toEqual([
    ...['Running', 'Running', 'Running', 'Completed', 'Running'],
  ])
})

it.each([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
  ['*/5 * * * *', '*/5 * * * *'],
  ['constructor', 'constructor'],
])('writes the schedule %s as %s', (schedule, expanded) => {
  expect(expandSchedule(schedule)).toBe(expanded)
})

it('shows MiB and millicores, and a tenth of the CPU in the list', () => {
  expect(usage.mebibytes(134_217_728)).toBe(128)
  expect(usage.millicores(0.25)).toBe(250)
  expect(usage.cpuUsageInList(0.5)).toBe(0.05)
  expect(usage.percentOf(64, 128)).toBe(50)
  expect([usage.percentOf(null, 1), usage.percentOf(1, 0)]).toEqual([null, null])
})

it('has the levels of gauges and bars, at their limits too', () => {
  const thirds = [0, 0.33, 1 / 3, 0.5, 2 / 3, 0.67, 1].map(usage.gaugeLevel)
  expect(thirds).toEqual(['error', 'error', 'warning', 'warning', 'warning', 'ok', 'ok'])
  const percents = [0, 39, 40, 90, 91, 99, 100, 140].map(usage.barLevel)
  expect(percents).toEqual([
    ...['warning', 'warning', 'ok', 'ok', 'warning', 'warning', 'error', 'error'],
  ])
})

it('hides values of config maps, and managed fields unless they are wanted', () => {
  const [settings] = calm().objects.configmaps
  const [pod] = calm().objects.pods
  if (!settings || !pod) throw new Error('no objects')
  expect(withoutSecrets(settings, false)).toMatchObject({ data: { RETRIES: '••••••' } })
  expect(JSON.stringify(withoutSecrets(pod, false))).not.toContain('managedFields')
  expect(JSON.stringify(withoutSecrets(pod, true))).toContain('managedFields')
})

const all = { text: '', namespace: '', onlyErrors: false }

it('draws ingresses, services and workloads with the pods that they lead to', () => {
  const { objects } = calm()
  const { nodes, edges } = objectsGraph(objects, [], all)
  const nameOf = (id: string) => {
    const node = nodes.find((one) => one.id === id)
    return `${node?.object.kind ?? ''} ${node?.object.metadata.name.split('-6d9')[0] ?? ''}`
  }
  const drawn = edges.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`)
  expect([...new Set(drawn)]).toEqual([
    'Ingress checkout → Service checkout-service',
    'Service checkout-service → Pod checkout-service',
    'Service checkout-service → Pod checkout-report-28901-bb7kd',
    'Deployment checkout-service → Pod checkout-service',
    'CronJob checkout-report → Pod checkout-report-28901-bb7kd',
    'StatefulSet checkout-cache → Pod checkout-cache-0',
  ])
  const broken = objectsGraph(clusterObjects('staging').objects, [], all)
  expect(broken.nodes.filter(({ tone }) => tone === 'failed').map(({ state }) => state)).toEqual([
    // The aborted rollout has no state of a pod.
    ...['', 'CrashLoopBackOff', 'ImagePullBackOff'],
    ...['InvalidImageName', 'CreateContainerConfigError'],
  ])
})
