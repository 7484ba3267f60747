import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { UnprocessedItem } from './UnprocessedItem.tsx'
import classes from './UnprocessedPage.module.css'

/** How many are drawn at first, and with each further step. */
const step = 50

export interface UnprocessedListProps {
  readonly title: string
  /** Said where there are none. */
  readonly none: string
  readonly items: readonly UnprocessedEntity[]
}

/** Those that wait, or those that were refused; the backend gives all at once, so they are drawn step by step. */
export function UnprocessedList({ title, none, items }: UnprocessedListProps) {
  const { t } = useTranslation('catalog')
  const [drawn, draw] = useState(step)
  const left = items.length - drawn
  return (
    <Card title={t('unprocessed.counted', { title, count: items.length })}>
      {items.length === 0 && <p className={classes['quiet']}>{none}</p>}
      <ul className={classes['items']}>
        {items.slice(0, drawn).map((item) => {
          const ref = stringifyEntityRef(entityRefOf(item.entity))
          return <UnprocessedItem key={`${ref} ${item.location}`} item={item} />
        })}
      </ul>
      {left > 0 && (
        <Button
          onClick={() => {
            draw(drawn + step)
          }}
        >
          {t('entity.more', { count: left })}
        </Button>
      )}
    </Card>
  )
}
