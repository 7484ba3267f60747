import { encodeParts } from '../../encodePath.ts'
import { namespaceOf } from '../kubernetesObjects.ts'
import { requireTexts, wordFor, type FormatLink } from './formatLink.ts'

const words = {
  pod: 'pod',
  deployment: 'deployment',
  statefulset: 'statefulset',
  daemonset: 'daemonset',
  job: 'job',
  cronjob: 'cronjob',
  ingress: 'ingress',
  service: 'service',
  configmap: 'config/configmap',
  horizontalpodautoscaler: 'deployment',
}

/** Google's console; it needs no `dashboardUrl`. */
export const gkeLink: FormatLink = (parts) => {
  const { projectId, region, clusterName } = requireTexts(parts, 'GKE', [
    'projectId',
    'region',
    'clusterName',
  ])
  const { object } = parts
  const word = object && wordFor(words, object)
  const path =
    object && word !== undefined
      ? `${word}/${encodeParts(region, clusterName, namespaceOf(object), object.metadata.name)}/overview`
      : `clusters/details/${encodeParts(region, clusterName)}/details`
  const url = new URL(`https://console.cloud.google.com/kubernetes/${path}`)
  url.searchParams.set('project', projectId)
  return url
}
