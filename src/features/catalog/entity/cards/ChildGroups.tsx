import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { toFailure } from '../../../../model/failure.ts'
import classes from '../PeopleCards.module.css'
import { useGroupsBelowQuery } from './ownershipApi.ts'

const none: readonly string[] = []

/** Refs of the groups below this one, once somebody wants them counted as well. */
export function useChildGroups(entity: Entity) {
  const ref = stringifyEntityRef(entityRefOf(entity))
  const [isWanted, setIsWanted] = useState(false)
  const hasChildren = targetsOf(entity, 'parentOf', 'group').length > 0
  const { currentData, error } = useGroupsBelowQuery(isWanted && hasChildren ? ref : skipToken)
  return {
    hasChildren,
    isWanted,
    setIsWanted,
    groups: isWanted ? (currentData ?? none) : none,
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
