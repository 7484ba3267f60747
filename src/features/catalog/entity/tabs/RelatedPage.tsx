import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName, type Entity } from '../../../../model/entities/entity.ts'
import { parseEntityRef } from '../../../../model/entities/entityRef.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useRelated } from '../../../entities/useRelated.ts'
import classes from '../cards/RelatedCard.module.css'
import { RelatedRow } from '../cards/RelatedRow.tsx'

export interface RelatedPageProps {
  /** The entity whose relations are shown. */
  readonly entity: Entity
  readonly refs: readonly string[]
  /** Extra content of a row. */
  readonly below?: (ref: string, name: string) => ReactNode
}

/** One page of rows: refs at once, the rest when loaded. */
export function RelatedPage({ entity, refs, below }: RelatedPageProps) {
  const { t } = useTranslation('catalog')
  const { find, failure, retry } = useRelated(entity, refs)
  const nameOf = (ref: string) => {
    const found = find(ref)
    return found ? displayName(found) : parseEntityRef(ref).name
  }
  return (
    <>
      {failure && (
        <li className={classes['failed']}>
          <span role="alert">{t('entity.relatedFailed', { message: failure.message })}</span>{' '}
          <Button onClick={retry}>{t('entity.retry')}</Button>
        </li>
      )}
      {refs.map((ref) => (
        <RelatedRow
          key={ref}
          entityRef={ref}
          entity={find(ref)}
          hasFailed={failure !== undefined}
          below={below?.(ref, nameOf(ref))}
        />
      ))}
    </>
  )
}
