import { useTranslation } from 'react-i18next'
import { idOf, namespaceOf, type KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { placeOfObject, type KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
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
  const columns: readonly Column<KubeObject>[] = [
    {
      key: 'name',
      title: t('pods.name'),
      isName: true,
      cell: (object) => <ObjectLink place={place} object={placeOfObject(cluster.name, object)} />,
    },
    {
      key: 'kind',
      title: t('plain.kind'),
      className: classes['text'],
      cell: ({ kind }) => kind,
    },
    {
      key: 'namespace',
      title: t('plain.namespace'),
      className: classes['text'],
      cell: namespaceOf,
    },
    {
      key: 'age',
      title: t('pods.age'),
      cell: ({ metadata: { creationTimestamp: at } }) => at !== undefined && <Time at={at} />,
    },
  ]
  return (
    <DataTable
      look="inner"
      caption={t('sections.others')}
      columns={columns}
      rows={objects}
      rowKey={idOf}
    />
  )
}
