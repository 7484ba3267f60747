// Stand-ins for Kubernetes clusters on loopback, and the backend's settings for them.

import { randomBytes } from 'node:crypto'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import { fillCalm, fillTroubled } from './sampleObjects.ts'
import { startCluster, type Cluster } from './startCluster.ts'

const fills = { production: fillCalm, staging: fillTroubled } as const

export type ClusterName = keyof typeof fills

export interface Kubernetes {
  readonly clusters: Readonly<Partial<Record<ClusterName, Cluster>>>
  /** Environment variables for the backend. */
  readonly variables: Readonly<Record<string, string>>
  /** Settings of the page. */
  readonly config: ConfigObject
  readonly stop: () => Promise<void>
}

const customResources = [{ group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }]

/** Starts these clusters on free ports. With a single one, the page may open terminals. */
export async function startKubernetes(names: readonly ClusterName[]): Promise<Kubernetes> {
  const started = await Promise.all(
    names.map(async (name) => {
      const token = randomBytes(24).toString('base64url')
      return { token, cluster: await startCluster({ name, token, port: 0, fill: fills[name] }) }
    }),
  )
  const clusters = started.map(({ cluster, token }) => ({
    name: cluster.name,
    url: cluster.url,
    authProvider: 'serviceAccount',
    serviceAccountToken: token,
    dashboardUrl: `https://dashboard.${cluster.name}.larkspur.example/`,
  }))
  return {
    clusters: Object.fromEntries(started.map(({ cluster }) => [cluster.name, cluster])),
    variables: {
      APP_CONFIG_kubernetes_clusterLocatorMethods: JSON.stringify([{ type: 'config', clusters }]),
      APP_CONFIG_kubernetes_customResources: JSON.stringify(customResources),
    },
    config: {
      kubernetes: {
        podExecTerminal: { enabled: true },
        frontend: { podDelete: { enabled: true } },
      },
    },
    stop: async () => {
      await Promise.all(started.map(({ cluster }) => cluster.stop()))
    },
  }
}
