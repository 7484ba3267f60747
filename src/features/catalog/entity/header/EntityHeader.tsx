import { Check, Link as LinkIcon } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { defaultIndexQuery, formatIndexQuery } from '../../../../model/catalog/indexQuery.ts'
import {
  displayName,
  type Entity,
  entityRefOf,
  specText,
} from '../../../../model/entities/entity.ts'
import { problemsOf } from '../../../../model/entities/entityProblems.ts'
import { kindOfRef, stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { ownersOf, parentsOf } from '../../../../model/entities/relatedRefs.ts'
import { catalogPath, entityPath } from '../../../../model/paths.ts'
import { pageThemeOf } from '../../../../model/shell/pageThemes.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../../../ui/badges/ProblemBadge.tsx'
import { BasePath, Link } from '../../../../ui/Link.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../../../ui/overlay/MenuItem.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../../entities/EntityStar.tsx'
import { selectStarSet } from '../../../preferences/starsSlice.ts'
import { copyRequested, selectCopiedButton } from '../../../shell/clipboardSlice.ts'
import { useRelated } from '../cards/useRelated.ts'
import { ExtensionsOf } from '../ExtensionsOf.tsx'
import classes from './EntityHeader.module.css'
import { Owners } from './Owners.tsx'

/** Actions for an entity: the page's own and those of plugins (ENT-07…09). */
function EntityMenu({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  return (
    <Menu label={t('entity.actions')}>
      <CopyUrlItem entity={entity} />
      <ExtensionsOf kind="menuItems" entity={entity} />
    </Menu>
  )
}

function CopyUrlItem({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation(['catalog', 'shell'])
  const dispatch = useDispatch()
  const button = useId()
  const base = useContext(BasePath)
  const isCopied = useSelector(selectCopiedButton) === button
  const Icon = isCopied ? Check : LinkIcon
  return (
    <MenuItem
      icon={<Icon size={16} aria-hidden="true" />}
      keepsOpen
      onSelect={() => {
        const { href } = new URL(base + entityPath(entityRefOf(entity)), document.baseURI)
        dispatch(copyRequested({ button, text: href }))
      }}
    >
      <span aria-live="polite">
        {isCopied ? t('copied', { ns: 'shell' }) : t('entity.copyUrl')}
      </span>
    </MenuItem>
  )
}

const noRefs: readonly string[] = []

interface EntityHeaderProps {
  readonly entity: Entity
  /** Shown beside the type line. */
  readonly children: ReactNode
}

/** Title, type, owner, lifecycle and links to parents (spec 1 §2). */
export function EntityHeader({ entity, children }: EntityHeaderProps) {
  const { t } = useTranslation('catalog')
  const ref = stringifyEntityRef(entityRefOf(entity))
  const isStarred = useSelector(selectStarSet).has(ref)
  const kind = entity.kind.toLowerCase()
  const lifecycle = specText(entity, 'lifecycle')
  const { find } = useRelated(entity, noRefs)
  const parents = parentsOf(entity, find)
  return (
    <header
      className={classes['header']}
      data-page-theme={pageThemeOf(kind, specText(entity, 'type'))}
    >
      <nav className={classes['crumbs']} aria-label={t('entity.breadcrumbs')}>
        <ol>
          <li>
            <Link to={catalogPath + formatIndexQuery({ ...defaultIndexQuery, kind })}>
              {entity.kind}
            </Link>
          </li>
          {parents.map((parent) => (
            <li key={parent}>
              <EntityRefLink text={parent} kind={kindOfRef(parent)} />
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes['bar']}>
        <div className={classes['title']}>
          <h1>
            <EntityIcon kind={kind} size={24} />
            {displayName(entity)}
          </h1>
          <EntityStar entity={entity} isStarred={isStarred} />
          <EntityMenu entity={entity} />
        </div>
        <dl className={classes['labels']}>
          {ownersOf(entity).length > 0 && (
            <div>
              <dt>{t('entity.owner')}</dt>
              <dd>
                <Owners key={ref} entity={entity} />
              </dd>
            </div>
          )}
          {lifecycle !== undefined && (
            <div>
              <dt>{t('entity.lifecycle')}</dt>
              <dd>
                <LifecycleBadge lifecycle={lifecycle} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={classes['state']}>
        <p className={classes['line']}>
          {[entity.kind, specText(entity, 'type')].filter(Boolean).join(' · ')}
          <code>{ref}</code>
          {problemsOf(entity).map((problem) => (
            <ProblemBadge key={problem} problem={problem} />
          ))}
        </p>
        {children}
      </div>
    </header>
  )
}
