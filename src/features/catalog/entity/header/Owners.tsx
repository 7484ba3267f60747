import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { ownersOf } from '../../../../model/entities/relatedRefs.ts'
import { ownersAtFirst } from '../../../../model/shownAtFirst.ts'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import classes from './Owners.module.css'

/** All owners of an entity. */
export function Owners({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLSpanElement>(null)
  // The button disappears when pressed, so the focus moves to what it has revealed.
  useLayoutEffect(() => {
    if (isWhole) [...(list.current?.querySelectorAll('a') ?? [])][ownersAtFirst]?.focus()
  }, [isWhole])
  const owners = ownersOf(entity)
  const { namespace } = entityRefOf(entity)
  const shown = isWhole ? owners : owners.slice(0, ownersAtFirst)
  const hidden = owners.length - shown.length
  return (
    <span ref={list}>
      {shown.map((owner, place) => (
        <span key={owner}>
          {place > 0 && ', '}
          <EntityRefLink text={owner} kind="group" namespace={namespace} />
        </span>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={classes['more']}
          onClick={() => {
            setIsWhole(true)
          }}
        >
          {t('entity.moreOwners', { count: hidden })}
        </button>
      )}
    </span>
  )
}
