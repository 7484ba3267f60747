import { encodeParts } from '../../encodePath.ts'
import { namespaceOf } from '../kubernetesObjects.ts'
import { requireBase, wordFor, type FormatLink } from './formatLink.ts'

const words = {
  pod: 'pod',
  deployment: 'deployment',
  replicaset: 'replicaset',
  statefulset: 'statefulset',
  daemonset: 'daemonset',
  job: 'job',
  cronjob: 'cronjob',
  ingress: 'ingress',
  service: 'service',
  configmap: 'configmap',
  horizontalpodautoscaler: 'horizontalpodautoscaler',
}

/** The Kubernetes dashboard, which keeps its place in the fragment. */
export const standardLink: FormatLink = (parts) => {
  const url = new URL(requireBase(parts, 'standard'))
  const { object } = parts
  if (!object) return url
  const namespace = namespaceOf(object)
  const word = wordFor(words, object)
  const query = `?${new URLSearchParams({ namespace }).toString()}`
  url.hash =
    word === undefined
      ? `/workloads${query}`
      : `/${encodeParts(word, namespace, object.metadata.name)}${query}`
  return url
}
