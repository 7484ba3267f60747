import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { idOf, type KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { placeOfObject, type KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { byId, ownerChain } from '../../../model/kubernetes/workloads/workloads.ts'
import { Fact } from '../../../ui/Facts.tsx'
import { ObjectLink } from '../ObjectLink.tsx'
import type { ClusterWithErrors } from '../useEntityObjects.ts'

interface OwnerLinksProps {
  readonly cluster: ClusterWithErrors
  readonly object: KubeObject
  readonly place: KubernetesPlace
}

/** What owns the object, and what owns that. */
export function OwnerLinks({ cluster: { cluster, objects }, object, place }: OwnerLinksProps) {
  const { t } = useTranslation('kubernetes')
  const owners = useMemo(() => ownerChain(object, byId(objects)), [object, objects])
  if (owners.length === 0) return null
  return (
    <Fact label={t('details.owners')}>
      {owners.map((owner, index) => (
        <span key={idOf(owner)}>
          {index > 0 && ' ← '}
          {owner.kind} <ObjectLink place={place} object={placeOfObject(cluster.name, owner)} />
        </span>
      ))}
    </Fact>
  )
}
