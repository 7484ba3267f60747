import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { toFailure } from '../../../../model/failure.ts'
import classes from '../PeopleCards.module.css'
import { useBelowQuery } from './ownershipApi.ts'

const none: readonly string[] = []
const kinds = ['group']

/** Refs of the groups below this one, and of what they own, once somebody wants them counted as well. */
export function useChildGroups(entity: Entity) {
  const root = stringifyEntityRef(entityRefOf(entity))
  const [isWanted, setIsWanted] = useState(false)
  const children = targetsOf(entity, 'parentOf', 'group')
  const hasChildren = children.length > 0
  const { currentData, error } = useBelowQuery(
    isWanted && hasChildren ? { root, children, relation: 'parentOf', kinds } : skipToken,
  )
  return {
    hasChildren,
    isWanted,
    setIsWanted,
    groups: isWanted ? (currentData?.refs ?? none) : none,
    held: isWanted ? (currentData?.held ?? none) : none,
    isAsking: isWanted && currentData === undefined && error === undefined,
    failure: isWanted && error !== undefined ? toFailure(error) : undefined,
  }
}

/** Direct or aggregated: a group may have others below it. */
export function ChildGroupsBox({ of }: { readonly of: ReturnType<typeof useChildGroups> }) {
  const { t } = useTranslation('catalog')
  if (!of.hasChildren) return null
  return (
    <>
      <label className={classes['aggregated']}>
        <input
          type="checkbox"
          checked={of.isWanted}
          onChange={({ target }) => {
            of.setIsWanted(target.checked)
          }}
        />
        {t('entity.withChildGroups')}
        {of.groups.length > 0 && ` (${t('number', { value: of.groups.length })})`}
      </label>
      {of.failure && (
        <p className={classes['failed']} role="alert">
          {t('entity.childGroupsFailed', { message: of.failure.message })}
        </p>
      )}
    </>
  )
}
