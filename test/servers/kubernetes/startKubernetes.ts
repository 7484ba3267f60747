// Stand-ins for Kubernetes clusters on loopback, and the backend's settings for them.

import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import type { Tokens } from './api/access.ts'
import { createClock, type Clock } from './clock.ts'
import type { ClusterStore } from './clusterStore.ts'
import { fillFleet, fleetNames } from './fleet.ts'
import { fillCrashing, fillOthers } from './otherObjects.ts'
import { fillCalm, fillTroubled } from './sampleObjects.ts'
import { startCluster, type Cluster } from './startCluster.ts'

const fills = {
  production: (store: ClusterStore) => {
    fillCalm(store)
    fillOthers(store)
  },
  staging: (store: ClusterStore) => {
    fillTroubled(store)
    fillCrashing(store)
  },
} as const

export type ClusterName = keyof typeof fills

export interface KubernetesOptions {
  readonly clusters: readonly ClusterName[]
  /** More clusters: this many pods in six of them. */
  readonly fleetPods?: number
  /** Real time by default. */
  readonly clock?: Clock
  /** Milliseconds of each step of what happens to pods: 1,500 by default. */
  readonly step?: number
  /** Milliseconds between the lines of each log: 1,000 by default. */
  readonly logPeriod?: number
  /** Where clusters listen and which tokens they accept: free ports and new tokens by default. */
  readonly places?: Readonly<Partial<Record<ClusterName, ClusterPlace>>>
}

interface ClusterPlace {
  readonly port: number
  readonly tokens: Tokens
}

interface ClusterRequest {
  readonly cluster: string
  readonly method: string
  readonly path: string
}

export interface Kubernetes {
  readonly clusters: Readonly<Partial<Record<ClusterName, Cluster>>>
  /** Every cluster, those of the fleet too. */
  readonly all: readonly Cluster[]
  /** Throws if there is none of this name. */
  readonly cluster: (name: string) => Cluster
  /** Of all clusters, in the order of the clusters. */
  readonly requests: () => readonly ClusterRequest[]
  /** Environment variables for the backend. */
  readonly variables: Readonly<Record<string, string>>
  /** Settings of the page. */
  readonly config: ConfigObject
  readonly stop: () => Promise<void>
}

const customResources = [{ group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }]

const requestOf = (cluster: string, line: string): ClusterRequest => {
  const [method = '', path = ''] = line.split(' ')
  return { cluster, method, path }
}

/** Starts clusters on free ports. With a single one, the page may open terminals. */
export async function startKubernetes(
  given: readonly ClusterName[] | KubernetesOptions,
): Promise<Kubernetes> {
  const options: KubernetesOptions = 'clusters' in given ? given : { clusters: given }
  const { clusters: names, fleetPods = 0, clock, step, logPeriod, places } = options
  const own = clock ? undefined : createClock()
  const timing = {
    port: 0,
    clock: clock ?? own ?? createClock(),
    ...(step !== undefined && { step }),
    ...(logPeriod !== undefined && { logPeriod }),
  }
  const fleet = fleetPods > 0 ? fleetNames : []
  const all = await Promise.all([
    ...names.map((name) => startCluster({ ...timing, ...places?.[name], name, fill: fills[name] })),
    ...fleet.map((name) =>
      startCluster({
        ...timing,
        name,
        fill: (store) => {
          fillFleet(store, Math.round(fleetPods / fleet.length))
        },
      }),
    ),
  ])
  const settings = all.map(({ name, url, tokens }) => ({
    name,
    url,
    authProvider: 'serviceAccount',
    serviceAccountToken: tokens.portal,
    dashboardUrl: `https://dashboard.${name}.larkspur.example/`,
  }))
  return {
    clusters: Object.fromEntries(all.map((cluster) => [cluster.name, cluster])),
    all,
    cluster: (name) => {
      const found = all.find((one) => one.name === name)
      if (!found) throw new Error(`There is no cluster ${name}`)
      return found
    },
    requests: () =>
      all.flatMap(({ name, arrivals }) => arrivals().map((line) => requestOf(name, line))),
    variables: {
      APP_CONFIG_kubernetes_clusterLocatorMethods: JSON.stringify([
        { type: 'config', clusters: settings },
      ]),
      APP_CONFIG_kubernetes_customResources: JSON.stringify(customResources),
      APP_CONFIG_portico_openShells: 'true',
    },
    config: {
      kubernetes: {
        podExecTerminal: { enabled: true },
        frontend: { podDelete: { enabled: true } },
      },
    },
    stop: async () => {
      own?.stop()
      await Promise.all(all.map(({ stop }) => stop()))
    },
  }
}
