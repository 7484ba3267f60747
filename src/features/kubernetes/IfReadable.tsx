import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kubernetesPermissions } from '../../model/kubernetes/kubernetesPermissions.ts'
import { Message } from '../../ui/message/Message.tsx'
import { PermissionGate } from '../../ui/permissions/PermissionGate.tsx'
import { usePermission } from '../entities/permissionsApi.ts'

/** For who may read clusters and their objects (K8S-19); others learn which permissions they need. */
export function IfReadable({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('kubernetes')
  const mayReadClusters = usePermission(kubernetesPermissions.readClusters)
  const mayReadResources = usePermission(kubernetesPermissions.readResources)
  const notice = (
    <Message severity="warning" title={t('permission.title')}>
      <p>{t('permission.text')}</p>
    </Message>
  )
  return (
    <PermissionGate decision={mayReadClusters} errorPage={notice}>
      <PermissionGate decision={mayReadResources} errorPage={notice}>
        {children}
      </PermissionGate>
    </PermissionGate>
  )
}
