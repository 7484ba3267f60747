import type { ComponentType } from 'react'
import {
  isRelatedCard,
  relatedCards,
  type CardId,
  type RelatedCardId,
  type TabLayout,
} from '../../../../model/catalog/entityLayout.ts'
import type { Entity } from '../../../../model/entities/entity.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { CardSkeleton } from '../EntitySkeleton.tsx'
import { ExtensionsOf } from '../ExtensionsOf.tsx'
import { OwnershipCard } from '../header/OwnershipCard.tsx'
import { AboutCard } from './AboutCard.tsx'
import classes from './EntityCards.module.css'
import { GraphLink } from './GraphLink.tsx'
import { GroupsCard } from './GroupsCard.tsx'
import { LabelsCard } from './LabelsCard.tsx'
import { LinksCard } from './LinksCard.tsx'
import { MembersCard } from './MembersCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { RelatedCard } from './RelatedCard.tsx'
import { RelationsCard } from './RelationsCard.tsx'

type OtherCardId = Exclude<CardId, 'about'>
type OwnCardId = Exclude<OtherCardId, RelatedCardId>

const ownCards: Readonly<Record<OwnCardId, ComponentType<{ readonly entity: Entity }>>> = {
  groups: GroupsCard,
  labels: LabelsCard,
  links: LinksCard,
  members: MembersCard,
  ownership: OwnershipCard,
  profile: ProfileCard,
  relations: RelationsCard,
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
  const cards = isPartial ? [] : emptyLast(main, entity)
  // Groups and users show ownership before plugins' cards.
  const before = main.includes('ownership') || !main.includes('about') ? cards.length : 0
  return (
    <div className={classes['frame']}>
      {id === 'dependencies' && <GraphLink entity={entity} />}
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
