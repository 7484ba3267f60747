import { useTranslation } from 'react-i18next'
import type { Cluster } from '../../../model/kubernetes/clusters/clusters.ts'
import { dashboardLinkOf } from '../../../model/kubernetes/dashboards/dashboardLink.ts'
import type { Identified } from '../../../model/kubernetes/kubernetesObjects.ts'
import { Link } from '../../../ui/Link.tsx'
import classes from '../Kubernetes.module.css'

interface DashboardButtonProps {
  readonly cluster: Cluster
  readonly object: Identified
}

/** Opens the object in the cluster's dashboard, if it has one (K8S-26). */
export function DashboardButton({ cluster, object }: DashboardButtonProps) {
  const { t } = useTranslation('kubernetes')
  const link = dashboardLinkOf({ ...cluster, object }, window.location.origin)
  if (link.status === 'none') return null
  if (link.status === 'linked') return <Link to={link.url}>{t('dashboard.open')}</Link>
  return (
    <span className={classes['minor']} title={link.reason}>
      {t('dashboard.failed')}: {link.reason}
    </span>
  )
}
