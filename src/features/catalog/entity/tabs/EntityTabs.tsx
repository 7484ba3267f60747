import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { layoutOf } from '../../../../model/catalog/entityLayout.ts'
import { displayName, entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { entityPath } from '../../../../model/paths.ts'
import { Link } from '../../../../ui/Link.tsx'
import { titleIn } from '../../../../ui/messages/i18n.ts'
import { NotFoundPage } from '../../../../ui/page/NotFoundPage.tsx'
import { PageTitle } from '../../../../ui/page/PageTitle.tsx'
import { EntityCards, type Stage } from '../cards/EntityCards.tsx'
import { EntityExtensions } from '../entityExtensions.ts'
import { CardColumnsSkeleton } from '../EntitySkeleton.tsx'
import classes from './EntityTabs.module.css'

export interface EntityTabsProps {
  readonly entity: Entity
  /** First part of the path below the entity's page; empty for the overview. */
  readonly tab: string
  readonly stage: Stage
}

/** The catalog's tabs for this kind, and those of plugins. Each tab has a URL. */
export function EntityTabs({ entity, tab, stage }: EntityTabsProps) {
  const isPartial = stage !== 'whole'
  const { t, i18n } = useTranslation('catalog')
  const { tabs } = useContext(EntityExtensions)
  const path = entityPath(entityRefOf(entity))
  const layouts = layoutOf(entity.kind)
  const others = tabs.filter(({ appliesTo }) => appliesTo(entity))
  const all = [
    ...layouts.map((layout) => ({
      id: layout.id,
      path: layout.path,
      title: t(`entity.${layout.id}`),
    })),
    ...others.map((other) => ({
      id: other.id,
      path: other.path,
      title: titleIn(other.titles, i18n.language),
    })),
  ]
  const current = all.find((one) => one.path.slice(1) === tab)
  const shown = current?.id
  const layout = layouts.find(({ id }) => id === shown)
  const Other = others.find(({ id }) => id === shown)?.Component
  return (
    <>
      {(current ?? isPartial) && (
        <PageTitle parts={[current && tab !== '' ? current.title : '', displayName(entity)]} />
      )}
      {all.length > 1 && <TabList tabs={all} shown={shown} path={path} />}
      {layout && <EntityCards entity={entity} layout={layout} stage={stage} />}
      {!layout && isPartial && <CardColumnsSkeleton />}
      {!layout && !isPartial && Other && <Other entity={entity} />}
      {shown === undefined && !isPartial && <NotFoundPage path={`${path}/${tab}`} />}
    </>
  )
}

interface TabListProps {
  readonly tabs: readonly { readonly id: string; readonly path: string; readonly title: string }[]
  readonly shown: string | undefined
  readonly path: string
}

/** Links in a row that scrolls on narrow screens; the current one is kept in view. */
function TabList({ tabs, shown, path }: TabListProps) {
  const { t } = useTranslation('catalog')
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // With the layout of the frame, not with one of its own.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (list.current && current)
        list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 2
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [shown])
  return (
    <nav className={classes['tabs']} aria-label={t('entity.tabs')} ref={list}>
      {tabs.map((one) => (
        <Link
          key={one.id}
          to={path + one.path}
          className={classes['tab']}
          aria-current={one.id === shown ? 'page' : undefined}
        >
          {one.title}
        </Link>
      ))}
    </nav>
  )
}
