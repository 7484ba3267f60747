import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatIndexQuery } from '../../model/catalog/indexQuery.ts'
import { displayName, entityRefOf, specText, type Entity } from '../../model/entity.ts'
import { stringifyEntityRef } from '../../model/entityRef.ts'
import { catalogPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/EntityIcon.tsx'
import classes from './EntityHeader.module.css'
import { EntityRefLink } from './EntityRefLink.tsx'

/** Title, type line, owner and lifecycle, and the way back up (spec 1 §2). */
export function EntityHeader({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const ref = entityRefOf(entity)
  const kind = entity.kind.toLowerCase()
  const owner = entity.relations?.find(({ type }) => type === 'ownedBy')?.targetRef
  const lifecycle = specText(entity, 'lifecycle')
  const parent = entity.relations?.find(({ type }) => type === 'partOf' || type === 'childOf')
  return (
    <header className={classes['header']}>
      <nav className={classes['crumbs']} aria-label={t('entity.breadcrumbs')}>
        <ol>
          <li>
            <Link to={catalogPath + formatIndexQuery({ kind, types: [], text: '' })}>
              {entity.kind}
            </Link>
          </li>
          {parent && (
            <li>
              <EntityRefLink text={parent.targetRef} />
            </li>
          )}
        </ol>
      </nav>
      <div className={classes['bar']}>
        <div className={classes['name']}>
          <h1>
            <EntityIcon kind={kind} size={24} />
            {displayName(entity)}
          </h1>
          <p className={classes['line']}>
            {[entity.kind, specText(entity, 'type')].filter(Boolean).join(' · ')}
            <code>{stringifyEntityRef(ref)}</code>
          </p>
        </div>
        <dl className={classes['labels']}>
          {owner !== undefined && (
            <div>
              <dt>{t('entity.owner')}</dt>
              <dd>
                <EntityRefLink text={owner} kind="group" />
              </dd>
            </div>
          )}
          {lifecycle !== undefined && (
            <div>
              <dt>{t('entity.lifecycle')}</dt>
              <dd>{lifecycle}</dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}
