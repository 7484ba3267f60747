// Objects of the stand-in's clusters, as the backend passes them on.

import {
  decodeClusterObjects,
  type ClusterObjects,
} from '../../src/model/kubernetes/clusters/clusters.ts'
import { createClusterStore, type ClusterStore } from '../servers/kubernetes/clusterStore.ts'
import { kinds, type ServedType } from '../servers/kubernetes/kubeTypes.ts'
import { fillCalm, fillTroubled } from '../servers/kubernetes/sampleObjects.ts'

const typeNames = Object.keys(kinds) as readonly ServedType[]

/** The answer of `POST /services/{name}` for one cluster. */
export const answerOfStore = (name: string, store: ClusterStore) => ({
  cluster: { name },
  podMetrics: [],
  errors: [],
  resources: typeNames.map((type) => {
    const [apiVersion, kind] = kinds[type]
    return type === 'rollouts'
      ? {
          type: 'customresources',
          resources: store.list(type).map((one) => ({ ...one, apiVersion, kind })),
        }
      : { type, resources: store.list(type) }
  }),
})

export function filledStore(name: 'production' | 'staging'): ClusterStore {
  const store = createClusterStore(name)
  if (name === 'production') fillCalm(store)
  else fillTroubled(store)
  return store
}

export function clusterObjects(name: 'production' | 'staging'): ClusterObjects {
  const items = [answerOfStore(name, filledStore(name))]
  const [cluster] = decodeClusterObjects({ items })
  if (!cluster) throw new Error('The stand-in has no objects')
  return cluster
}
