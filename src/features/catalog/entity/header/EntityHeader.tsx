import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
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
import { catalogPath } from '../../../../model/paths.ts'
import { pageThemeOf } from '../../../../model/shell/pageThemes.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../../../ui/badges/ProblemBadge.tsx'
import { Fact } from '../../../../ui/Facts.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { PageHead } from '../../../../ui/page/PageHead.tsx'
import { PagePath } from '../../../../ui/page/PagePath.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../../entities/EntityStar.tsx'
import { useRelated } from '../../../entities/useRelated.ts'
import { selectStarSet } from '../../../preferences/starsSlice.ts'
import { EntityActions } from '../EntityActions.tsx'
import { Owners } from './Owners.tsx'

const noRefs: readonly string[] = []

interface EntityHeaderProps {
  readonly entity: Entity
  /** Shown beside the type line; null until the entity is loaded. */
  readonly state: ReactNode
}

/** Path, title, type, owner and lifecycle (spec 1 §2): the path leads over the kind and the parents. */
export function EntityHeader({ entity, state }: EntityHeaderProps) {
  const { t } = useTranslation('catalog')
  const ref = stringifyEntityRef(entityRefOf(entity))
  const isStarred = useSelector(selectStarSet).has(ref)
  const kind = entity.kind.toLowerCase()
  const type = specText(entity, 'type')
  const lifecycle = specText(entity, 'lifecycle')
  const { find } = useRelated(entity, noRefs)
  const parents = parentsOf(entity, find)
  return (
    <PageHead
      title={displayName(entity)}
      tab={null}
      theme={pageThemeOf(kind, type)}
      icon={<EntityIcon kind={kind} size={24} />}
      path={
        <PagePath
          above={[
            {
              to: catalogPath + formatIndexQuery({ ...defaultIndexQuery, kind }),
              text: entity.kind,
            },
            ...parents.map((parent) => ({
              key: parent,
              link: <EntityRefLink text={parent} kind={kindOfRef(parent)} />,
            })),
          ]}
          here={displayName(entity)}
        />
      }
      facts={
        <>
          {ownersOf(entity).length > 0 && (
            <Fact label={t('entity.owner')}>
              <Owners key={ref} entity={entity} />
            </Fact>
          )}
          {lifecycle !== undefined && (
            <Fact label={t('entity.lifecycle')}>
              <LifecycleBadge lifecycle={lifecycle} />
            </Fact>
          )}
        </>
      }
      intro={
        <>
          {[entity.kind, type].filter(Boolean).join(' · ')}
          <code>{ref}</code>
          {problemsOf(entity).map((problem) => (
            <ProblemBadge key={problem} problem={problem} />
          ))}
        </>
      }
      updated={state}
    >
      <EntityStar entity={entity} isStarred={isStarred} />
      <Menu label={t('entity.actions')}>
        <EntityActions entity={entity} whole={entity} unavailable={t('table.noSource')} />
      </Menu>
    </PageHead>
  )
}
