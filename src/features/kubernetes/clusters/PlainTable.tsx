import { useTranslation } from 'react-i18next'
import { idOf, namespaceOf, type KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { placeOfObject, type KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { useCluster } from './clusterContext.ts'

interface PlainTableProps {
  readonly objects: readonly KubeObject[]
  readonly place: KubernetesPlace
}

/** Objects of kinds that nothing is known of. */
export function PlainTable({ objects, place }: PlainTableProps) {
  const { t } = useTranslation('kubernetes')
  const { cluster } = useCluster()
  return (
    <table className={classes['table']} aria-label={t('sections.others')}>
      <thead>
        <tr>
          <th>{t('pods.name')}</th>
          <th>{t('plain.kind')}</th>
          <th>{t('plain.namespace')}</th>
          <th>{t('pods.age')}</th>
        </tr>
      </thead>
      <tbody>
        {objects.map((object) => (
          <tr key={idOf(object)}>
            <th scope="row">
              <ObjectLink place={place} object={placeOfObject(cluster.name, object)} />
            </th>
            <td className={classes['text']}>{object.kind}</td>
            <td className={classes['text']}>{namespaceOf(object)}</td>
            <td>
              {object.metadata.creationTimestamp !== undefined && (
                <Time at={object.metadata.creationTimestamp} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
