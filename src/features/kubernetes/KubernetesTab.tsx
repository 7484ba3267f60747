import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { kubernetesIdAnnotation, selectorOf } from '../../model/kubernetes/annotations.ts'
import { kubernetesPermissions } from '../../model/kubernetes/kubernetesPermissions.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { PermissionGate } from '../../ui/permissions/PermissionGate.tsx'
import { MissingAnnotation } from '../entities/MissingAnnotation.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { docsUrl } from './kubernetesDocs.ts'
import { KubernetesObjects } from './KubernetesObjects.tsx'

const annotations = [kubernetesIdAnnotation]

/** `/kubernetes` of an entity: what runs of it, and what is wrong (spec 3 §2). */
export function KubernetesTab({ entity }: { readonly entity: Entity }) {
  return selectorOf(entity) === undefined ? (
    <NoAnnotation entity={entity} />
  ) : (
    <Permitted entity={entity} />
  )
}

/** K8S-03…05, A-33 */
function NoAnnotation({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('kubernetes')
  return (
    <Stack gap="md">
      <MissingAnnotation entity={entity} annotations={annotations} readMoreUrl={docsUrl} />
      <p>{t('missing.selector')}</p>
      <div>
        <ButtonLink to={docsUrl}>{t('missing.readDocs')}</ButtonLink>
      </div>
    </Stack>
  )
}

function Permitted({ entity }: { readonly entity: Entity }) {
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
        <KubernetesObjects entity={entity} />
      </PermissionGate>
    </PermissionGate>
  )
}
