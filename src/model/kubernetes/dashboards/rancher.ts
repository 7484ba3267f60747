import { encodeParts } from '../../encodePath.ts'
import { namespaceOf } from '../kubernetesObjects.ts'
import { below, requireBase, wordFor, type FormatLink } from './formatLink.ts'

const words = {
  pod: 'pod',
  deployment: 'apps.deployment',
  statefulset: 'apps.statefulset',
  daemonset: 'apps.daemonset',
  job: 'batch.job',
  cronjob: 'batch.cronjob',
  ingress: 'networking.k8s.io.ingress',
  service: 'service',
  configmap: 'configmap',
  horizontalpodautoscaler: 'autoscaling.horizontalpodautoscaler',
}

export const rancherLink: FormatLink = (parts) => {
  const base = requireBase(parts, 'rancher')
  const { object } = parts
  if (!object) return base
  const word = wordFor(words, object)
  return below(
    base,
    word === undefined
      ? 'explorer/workload'
      : `explorer/${encodeParts(word, namespaceOf(object), object.metadata.name)}`,
  )
}
