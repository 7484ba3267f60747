import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { UnprocessedItem } from './UnprocessedItem.tsx'

/** Items per step. */
const step = 50

export interface UnprocessedListProps {
  readonly title: string
  /** Text of the empty list. */
  readonly none: string
  readonly items: readonly UnprocessedEntity[]
}

/** Pending or failed entities. The backend sends all at once, so they are rendered in steps. */
export function UnprocessedList({ title, none, items }: UnprocessedListProps) {
  const { t } = useTranslation('catalog')
  const [drawn, setDrawn] = useState(step)
  const left = items.length - drawn
  return (
    <Card title={t('unprocessed.counted', { title, count: items.length })}>
      {items.length === 0 && <Text isQuiet>{none}</Text>}
      <Stack as="ul">
        {items.slice(0, drawn).map((item) => {
          const ref = stringifyEntityRef(entityRefOf(item.entity))
          return <UnprocessedItem key={`${ref} ${item.location}`} item={item} />
        })}
      </Stack>
      {left > 0 && (
        <Button
          onClick={() => {
            setDrawn(drawn + step)
          }}
        >
          {t('entity.more', { count: left })}
        </Button>
      )}
    </Card>
  )
}
