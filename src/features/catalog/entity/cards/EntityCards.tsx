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

type OwnCardId = Exclude<CardId, RelatedCardId>

const ownCards: Readonly<Record<OwnCardId, ComponentType<{ readonly entity: Entity }>>> = {
  about: AboutCard,
  groups: GroupsCard,
  labels: LabelsCard,
  links: LinksCard,
  members: MembersCard,
  ownership: OwnershipCard,
  profile: ProfileCard,
  relations: RelationsCard,
}

function CatalogCard({ id, entity }: { readonly id: CardId; readonly entity: Entity }) {
  if (isRelatedCard(id)) return <RelatedCard id={id} entity={entity} />
  const Own = ownCards[id]
  return <Own entity={entity} />
}

/** Lists without entities come after the other cards. */
function emptyLast(cards: readonly CardId[], entity: Entity): readonly CardId[] {
  const isEmpty = (card: CardId): boolean => {
    if (!isRelatedCard(card)) return false
    const { relation, kind } = relatedCards[card]
    return targetsOf(entity, relation, kind).length === 0
  }
  return [...cards.filter((card) => !isEmpty(card)), ...cards.filter(isEmpty)]
}

export interface EntityCardsProps {
  readonly entity: Entity
  readonly layout: TabLayout
}

/** The cards of one of the catalog's own tabs. On the overview, plugins' cards follow the first. */
export function EntityCards({ entity, layout: { id, main, side } }: EntityCardsProps) {
  const cards = emptyLast(main, entity)
  // Groups show ownership and members before plugins' cards.
  const before = main.includes('ownership') ? cards.length : 1
  return (
    <div className={classes['frame']}>
      {id === 'dependencies' && <GraphLink entity={entity} />}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {cards.slice(0, before).map((card) => (
            <CatalogCard key={card} id={card} entity={entity} />
          ))}
          {id === 'overview' && <ExtensionsOf kind="cards" entity={entity} />}
          {cards.slice(before).map((card) => (
            <CatalogCard key={card} id={card} entity={entity} />
          ))}
        </div>
        <div className={classes['column']}>
          {emptyLast(side, entity).map((card) => (
            <CatalogCard key={card} id={card} entity={entity} />
          ))}
        </div>
      </div>
    </div>
  )
}
