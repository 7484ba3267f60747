import { encodePart } from '../../encodePath.ts'
import { requireTexts, type FormatLink } from './formatLink.ts'

const portal = 'https://portal.azure.com/#blade/Microsoft_Azure_ContainerService'

/** Azure's portal, which keeps its place in the fragment; it needs no `dashboardUrl`. */
export const aksLink: FormatLink = (parts) => {
  const { subscriptionId, resourceGroup, clusterName } = requireTexts(parts, 'AKS', [
    'subscriptionId',
    'resourceGroup',
    'clusterName',
  ])
  const { object } = parts
  const id = encodePart(
    `/subscriptions/${subscriptionId}/resourceGroups/${resourceGroup}/providers/Microsoft.ContainerService/managedClusters/${clusterName}`,
  )
  const blade = `AksK8ResourceMenuBlade/overview-${encodePart(object?.kind ?? 'Deployment')}`
  const resource = object
    ? `/resource/${encodePart(JSON.stringify({ kind: object.kind, metadata: object.metadata }))}`
    : ''
  return new URL(`${portal}/${blade}/aksClusterId/${id}${resource}`)
}
