import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { displayName, entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { StarButton } from '../../ui/button/StarButton.tsx'
import { starred, unstarred } from '../preferences/starsSlice.ts'

export interface EntityStarProps {
  readonly entity: Entity
  /** Passed in, so that a table selects the stars only once. */
  readonly isStarred: boolean
}

/** Stars or unstars an entity (spec 1 §4). */
export function EntityStar({ entity, isStarred }: EntityStarProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const ref = stringifyEntityRef(entityRefOf(entity))
  return (
    <StarButton
      isStarred={isStarred}
      label={t('entities.star', { name: displayName(entity) })}
      hint={t(isStarred ? 'entities.removeStar' : 'entities.addStar')}
      onPress={() => dispatch(isStarred ? unstarred(ref) : starred(ref))}
    />
  )
}
