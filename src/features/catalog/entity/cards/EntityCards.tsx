import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CardId,
  isRelatedCard,
  type RelatedCardId,
  relatedCards,
  type TabLayout,
} from '../../../../model/catalog/entityLayout.ts'
import {
  displayName,
  type Entity,
  entityRefOf,
  profileOf,
} from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { graphOf } from '../../../../model/paths.ts'
import { catalogGraphRoute } from '../../../../model/routes/portalRoutes.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { LimitedList } from '../../../../ui/list/LimitedList.tsx'
import { LongText } from '../../../../ui/LongText.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { RelationFan } from '../../../entities/RelationFan.tsx'
import { ContainedCard } from '../bars/HealthCard.tsx'
import { CardSkeleton } from '../EntitySkeleton.tsx'
import { ExtensionsOf } from '../ExtensionsOf.tsx'
import { OwnershipCard } from '../header/OwnershipCard.tsx'
import profileCardClasses from '../PeopleCards.module.css'
import { AboutCard } from './AboutCard.tsx'
import classes from './EntityCards.module.css'
import { GroupsCard } from './GroupsCard.tsx'
import labelsCardClasses from './LinksCard.module.css'
import { LinksCard } from './LinksCard.tsx'
import { MembersCard } from './MembersCard.tsx'
import { RelatedCard } from './RelatedCard.tsx'

/** Name, picture and contact of a user or group. */
function ProfileCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const { email, picture } = profileOf(entity)
  return (
    <Card title={t('entity.profile')}>
      <Row gap="md" isOneLine className={profileCardClasses['profile']}>
        <Picture name={displayName(entity)} url={picture} />
        <div>
          <p className={profileCardClasses['strong']}>{displayName(entity)}</p>
          {email === undefined ? (
            <Text isQuiet className={profileCardClasses['quiet']}>
              {t('entity.noProfile')}
            </Text>
          ) : (
            <Link to={`mailto:${email}`} aria-label={`${t('entity.email')}: ${email}`}>
              {email}
            </Link>
          )}
        </div>
      </Row>
    </Card>
  )
}

/** `metadata.labels`; hidden without labels. */
function LabelsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const labels = Object.entries(entity.metadata.labels ?? {})
  if (labels.length === 0) return null
  return (
    <Card title={t('entity.labels')}>
      <LimitedList items={labels}>
        {(shown) => (
          <dl className={labelsCardClasses['labels']}>
            {shown.map(([key, value]) => (
              <div key={key}>
                <dt>
                  <LongText text={key} />
                </dt>
                <dd>
                  <LongText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LimitedList>
    </Card>
  )
}

/** The relations that a tab is about. */
const drawnTypes: Readonly<Partial<Record<TabLayout['id'], readonly string[]>>> = {
  api: ['providesApi', 'consumesApi'],
  dependencies: ['dependsOn', 'dependencyOf'],
}

interface DrawnRelationsProps {
  readonly entity: Entity
  readonly types: readonly string[]
}

/** The relations of a tab as a drawing, with a link to the graph where there is one; nothing without relations. */
function DrawnRelations({ entity, types }: DrawnRelationsProps) {
  const { t } = useTranslation('catalog')
  const graph = useRoute(catalogGraphRoute)
  if (!entity.relations?.some(({ type }) => types.includes(type))) return null
  return (
    <Card
      title={t('entity.relations')}
      actions={
        graph !== undefined && (
          <Link to={graphOf(graph, stringifyEntityRef(entityRefOf(entity)))}>
            {t('table.openGraph')}
          </Link>
        )
      }
    >
      <RelationFan entity={entity} types={types} failedTitle={t('entity.relationsFailed')} />
    </Card>
  )
}

type OtherCardId = Exclude<CardId, 'about'>
type OwnCardId = Exclude<OtherCardId, RelatedCardId>

const ownCards: Readonly<Record<OwnCardId, ComponentType<{ readonly entity: Entity }>>> = {
  contained: ContainedCard,
  groups: GroupsCard,
  labels: LabelsCard,
  links: LinksCard,
  members: MembersCard,
  ownership: OwnershipCard,
  profile: ProfileCard,
}

function CatalogCard({ id, entity }: { readonly id: OtherCardId; readonly entity: Entity }) {
  if (isRelatedCard(id)) return <RelatedCard id={id} entity={entity} />
  const Own = ownCards[id]
  return <Own entity={entity} />
}

/** The cards after About; lists without entities come last. */
function emptyLast(cards: readonly CardId[], entity: Entity): readonly OtherCardId[] {
  const others = cards.filter((card) => card !== 'about')
  const isEmpty = (card: CardId): boolean => {
    if (!isRelatedCard(card)) return false
    const { relation, kind } = relatedCards[card]
    return targetsOf(entity, relation, kind).length === 0
  }
  return [...others.filter((card) => !isEmpty(card)), ...others.filter(isEmpty)]
}

/**
 * How much of a page is drawn: the About card from a row that named the entity, the same from the entity itself, or all.
 */
export type Stage = 'known' | 'loaded' | 'whole'

export interface EntityCardsProps {
  readonly entity: Entity
  readonly layout: TabLayout
  readonly stage: Stage
}

/** The cards of one of the catalog's own tabs. On the overview, plugins' cards follow the first, or begin the narrower column. */
export function EntityCards({ entity, layout, stage }: EntityCardsProps) {
  const isPartial = stage !== 'whole'
  const { id, main, side } = layout
  const types = drawnTypes[id]
  const cards = isPartial ? [] : emptyLast(main, entity)
  // Groups and users show ownership before plugins' cards, systems and domains what runs there.
  const isAllBefore = main.includes('ownership') || !main.includes('about')
  const before = isAllBefore ? cards.length : Number(cards[0] === 'contained')
  return (
    <div className={classes['frame']}>
      {types && !isPartial && <DrawnRelations entity={entity} types={types} />}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {main.includes('about') && <AboutCard entity={entity} isPartial={stage === 'known'} />}
          {isPartial && <CardSkeleton lines={[60, 90, 75, 40, 55]} />}
          {cards.slice(0, before).map((card) => (
            <CatalogCard key={card} id={card} entity={entity} />
          ))}
          {id === 'overview' && !isPartial && <ExtensionsOf kind="cards" entity={entity} />}
          {cards.slice(before).map((card) => (
            <CatalogCard key={card} id={card} entity={entity} />
          ))}
        </div>
        <div className={classes['column']}>
          {isPartial && <CardSkeleton lines={[50, 70, 35]} />}
          {id === 'overview' && !isPartial && <ExtensionsOf kind="sideCards" entity={entity} />}
          {!isPartial &&
            emptyLast(side, entity).map((card) => (
              <CatalogCard key={card} id={card} entity={entity} />
            ))}
        </div>
      </div>
    </div>
  )
}
