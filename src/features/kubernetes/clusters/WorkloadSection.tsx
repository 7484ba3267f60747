import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  idOf,
  type KubeObject,
  type KubeObjects,
  namespaceOf,
} from '../../../model/kubernetes/kubernetesObjects.ts'
import { type KubernetesPlace, placeOfObject } from '../../../model/kubernetes/kubernetesPlace.ts'
import { matchesText, type Section, type SectionRow } from '../../../model/kubernetes/sections.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { Pages, usePages } from '../Pages.tsx'
import { useCluster } from './clusterContext.ts'
import { FiguresOfPods } from './FiguresOfPods.tsx'
import { ObjectSummary } from './ObjectSummary.tsx'
import { PodTable } from './PodTable.tsx'

interface PlainTableProps {
  readonly objects: readonly KubeObject[]
  readonly place: KubernetesPlace
}

/** Objects of kinds that nothing is known of. */
function PlainTable({ objects, place }: PlainTableProps) {
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

interface WorkloadSectionProps {
  readonly section: Section
  readonly objects: KubeObjects
  readonly place: KubernetesPlace
}

/** Objects of one kind, each with its pods below it (K8S-16, K8S-17). */
export function WorkloadSection({ section, objects, place }: WorkloadSectionProps) {
  const { t } = useTranslation('kubernetes')
  const { type, rows } = section
  const { stale } = useCluster()
  const pages = usePages(rows)
  return (
    <section
      className={classes['section']}
      // Two clusters have the same kinds: no landmarks.
      role="group"
      data-single={(rows.length === 1 && type !== 'pods' && type !== 'others') || undefined}
      data-stale={stale.includes(type) || undefined}
      aria-label={t(`sections.${type}`)}
    >
      <h4>
        {t(`sections.${type}`)}
        {rows.length > 1 && (
          <Text as="span" isQuiet isSmall className={classes['minor']}>
            {' '}
            {rows.length}
          </Text>
        )}
      </h4>
      {type === 'pods' ? (
        <PodTable pods={rows.flatMap(({ pods }) => pods)} place={place} />
      ) : type === 'others' ? (
        <PlainTable objects={pages.items.map(({ object }) => object)} place={place} />
      ) : (
        <ul>
          {pages.items.map((row) => (
            <Workload
              key={idOf(row.object)}
              row={row}
              type={type}
              objects={objects}
              place={place}
            />
          ))}
        </ul>
      )}
      {type !== 'pods' && <Pages pages={pages} label={t(`sections.${type}`)} />}
    </section>
  )
}

interface WorkloadProps {
  readonly row: SectionRow
  readonly type: Section['type']
  readonly objects: KubeObjects
  readonly place: KubernetesPlace
}

function Workload({ row: { object, pods }, type, objects, place }: WorkloadProps) {
  const { t } = useTranslation('kubernetes')
  const { cluster, faulty } = useCluster()
  const hasErrors = faulty.has(idOf(object)) || pods.some((pod) => faulty.has(idOf(pod)))
  // A filter that the object itself does not match is about its pods.
  const isFound = place.text.trim() !== '' && !matchesText(object, place.text)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (hasErrors || isFound)
  const { name } = object.metadata
  const hasPods = pods.length > 0
  return (
    <li className={classes['workload']} data-errors={hasErrors || undefined}>
      <Row gap="xxs" across="sm" className={classes['workloadHead']}>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-label={t('clusters.showPods', { name, count: pods.length })}
          disabled={!hasPods}
          onClick={() => {
            setChosen(!isOpen)
          }}
        >
          <ChevronRight size={16} className={classes['chevron']} aria-hidden="true" />
        </button>
        <ObjectLink place={place} object={placeOfObject(cluster.name, object)} />
        <ObjectSummary object={object} type={type} objects={objects} />
        {hasPods && <FiguresOfPods object={object} pods={pods} />}
      </Row>
      {isOpen && hasPods && <PodTable pods={pods} place={place} />}
    </li>
  )
}
