import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { kubernetesIdAnnotation, selectorOf } from '../../model/kubernetes/annotations.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MissingAnnotation } from '../entities/MissingAnnotation.tsx'
import { IfReadable } from './IfReadable.tsx'
import { docsUrl } from './kubernetesDocs.ts'
import { KubernetesObjects } from './KubernetesObjects.tsx'

const annotations = [kubernetesIdAnnotation]

/** `/kubernetes` of an entity: what runs of it, and what is wrong (spec 3 §2). */
export function KubernetesTab({ entity }: { readonly entity: Entity }) {
  return selectorOf(entity) === undefined ? (
    <NoAnnotation entity={entity} />
  ) : (
    <IfReadable>
      <KubernetesObjects entity={entity} />
    </IfReadable>
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
