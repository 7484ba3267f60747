import { encodeParts } from '../../encodePath.ts'
import { namespaceOf } from '../kubernetesObjects.ts'
import { below, requireBase, wordFor, type FormatLink } from './formatLink.ts'

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

export const openshiftLink: FormatLink = (parts) => {
  const base = requireBase(parts, 'openshift')
  const { object } = parts
  if (!object) return base
  const namespace = namespaceOf(object)
  const word = wordFor(words, object)
  return below(
    base,
    word === undefined
      ? `k8s/cluster/projects/${encodeParts(namespace)}`
      : `k8s/ns/${encodeParts(namespace, word, object.metadata.name)}`,
  )
}
