// Links into the dashboards of clusters (spec 3 §5, A-49).

import { safeUrl } from '../../links.ts'
import type { Cluster } from '../clusters/clusters.ts'
import type { Identified } from '../kubernetesObjects.ts'
import { aksLink } from './aks.ts'
import type { FormatLink } from './formatLink.ts'
import { gkeLink } from './gke.ts'
import { headlampLink } from './headlamp.ts'
import { openshiftLink } from './openshift.ts'
import { rancherLink } from './rancher.ts'
import { standardLink } from './standard.ts'

/** K8SLINK-11 */
const eksLink: FormatLink = () => {
  throw new Error('EKS formatter is not yet implemented. Please, contribute!')
}

const formats: Readonly<Record<string, FormatLink>> = {
  standard: standardLink,
  aks: aksLink,
  eks: eksLink,
  gke: gkeLink,
  openshift: openshiftLink,
  rancher: rancherLink,
  headlamp: headlampLink,
}

/** K8SLINK-01 */
export type DashboardRequest = Pick<
  Cluster,
  'dashboardUrl' | 'dashboardApp' | 'dashboardParameters'
> & {
  /** The dashboard itself is linked without one. */
  readonly object?: Identified
}

export type DashboardLink =
  | { readonly status: 'linked'; readonly url: string }
  /** The cluster has no dashboard. */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly reason: string }

/** Never throws. Only addresses that may be opened are links. `origin` is the portal's. */
export function dashboardLinkOf(request: DashboardRequest, origin: string): DashboardLink {
  const { dashboardUrl, dashboardApp, dashboardParameters, object } = request
  if (dashboardUrl === undefined && dashboardParameters === undefined) return { status: 'none' }
  const app = dashboardApp ?? 'standard'
  try {
    const format = Object.hasOwn(formats, app) ? formats[app] : undefined
    if (!format) throw new Error(`Could not find Kubernetes dashboard app named '${app}'`)
    const base = dashboardUrl === undefined ? undefined : new URL(dashboardUrl)
    const link =
      object || !base
        ? format({ base, parameters: dashboardParameters ?? {}, object, origin })
        : base
    const url = safeUrl(link.href)
    if (url === undefined) throw new Error(`A link may not begin with '${link.protocol}'`)
    return { status: 'linked', url }
  } catch (thrown) {
    return { status: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
