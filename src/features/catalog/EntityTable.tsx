import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../model/entity.ts'
import { stringifyEntityRef } from '../../model/entityRef.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EntityRow } from './EntityRow.tsx'
import classes from './EntityTable.module.css'

export interface EntityTableProps {
  readonly rows: readonly Entity[]
  readonly hasMore: boolean
  /** Called when the last rows come into sight. */
  readonly onNearEnd: () => void
}

/** Pixels; as `--portico-row-height`. */
const rowHeight = 56
/** Rows drawn beyond what is in sight; few at first, for the first frame is waited for. */
const overscan = { first: 1, later: 10 }

/** Light rows on antd's tokens: a real table that draws only what is in sight, however many there are. */
export function EntityTable({ rows, hasMore, onNearEnd }: EntityTableProps) {
  const { t } = useTranslation('catalog')
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, moveTop] = useState(0)
  const drawn = useDeferredValue(overscan.later, overscan.first)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: drawn,
    scrollMargin: top,
    // Known before the first layout: the rows stand, and a scroll position can be restored, at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  // With each change of the rows: what stands above them comes and goes.
  useLayoutEffect(() => {
    moveTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [rows])
  const visible = virtualizer.getVirtualItems()
  const first = visible[0]
  const last = visible.at(-1)
  const isNearEnd = hasMore && (last?.index ?? 0) >= rows.length - overscan.later
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  const above = first ? first.start - top : 0
  const below = virtualizer.getTotalSize() - (last ? last.end - top : 0)
  return (
    <table className={classes['table']} aria-rowcount={hasMore ? -1 : rows.length + 1}>
      <caption>
        <VisuallyHidden>{t('caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{t('columnName')}</th>
          <th scope="col" className={classes['owner']}>
            {t('columnOwner')}
          </th>
          <th scope="col" className={classes['system']}>
            {t('columnSystem')}
          </th>
          <th scope="col" className={classes['type']}>
            {t('columnType')}
          </th>
          <th scope="col" className={classes['lifecycle']}>
            {t('columnLifecycle')}
          </th>
          <th scope="col" className={classes['tags']}>
            {t('columnTags')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={above} />
        {visible.map(({ index }) => {
          const entity = rows[index]
          return (
            entity && (
              <EntityRow
                key={stringifyEntityRef(entityRefOf(entity))}
                entity={entity}
                rowIndex={index + 2}
              />
            )
          )
        })}
        <Gap height={below} />
      </tbody>
    </table>
  )
}

/** Keeps the place of the rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td className={classes['gap']} style={{ height }} />
    </tr>
  )
}
