import { encodeParts } from '../../encodePath.ts'
import { namespaceOf } from '../kubernetesObjects.ts'
import { below, wordFor, type FormatLink } from './formatLink.ts'

const words = {
  pod: 'pods',
  deployment: 'deployments',
  replicaset: 'replicasets',
  statefulset: 'statefulsets',
  daemonset: 'daemonsets',
  job: 'jobs',
  cronjob: 'cronjobs',
  ingress: 'ingresses',
  service: 'services',
  configmap: 'configmaps',
  horizontalpodautoscaler: 'horizontalpodautoscalers',
}

/** Headlamp, either with an address of its own or as a part of the portal (`internal`). */
export const headlampLink: FormatLink = ({ base, parameters, object, origin }) => {
  const isInternal = parameters['internal'] === true
  if (!base && !isInternal)
    throw new Error('Dashboard URL is required when not using the internal dashboard')
  const { clusterName: cluster } = parameters
  const clusterName = typeof cluster === 'string' ? cluster : 'default'
  if (object?.metadata.name === '') throw new Error('headlamp requires a resource name')
  const word = object && wordFor(words, object)
  if (object && word !== undefined && object.metadata.namespace === undefined)
    throw new Error(`headlamp requires a namespace for a ${object.kind}`)
  const path =
    object && word !== undefined
      ? `c/${encodeParts(clusterName, word, namespaceOf(object), object.metadata.name)}`
      : `c/${encodeParts(clusterName)}`
  if (!isInternal && base) return below(base, path)
  const url = new URL('/headlamp', origin)
  url.searchParams.set('to', `/${path}`)
  return url
}
