import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsAtFirst } from '../../model/shownAtFirst.ts'
import { Button } from '../button/Button.tsx'

export interface LimitedListProps<Item> {
  readonly items: readonly Item[]
  /** Draws the items that are shown. */
  readonly children: (shown: readonly Item[]) => ReactNode
}

/** A list of others, of any length: a hundred items at first, and more on request. */
export function LimitedList<Item>({ items, children }: LimitedListProps<Item>) {
  const { t } = useTranslation()
  const [most, setMost] = useState(itemsAtFirst)
  const left = items.length - most
  return (
    <>
      {children(items.slice(0, most))}
      {left > 0 && (
        <Button
          onClick={() => {
            setMost(most + itemsAtFirst)
          }}
        >
          {t('showMore', { count: left })}
        </Button>
      )}
    </>
  )
}
