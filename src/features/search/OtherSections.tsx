import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../../model/search/searchAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ResultLink } from './results/ResultLink.tsx'
import classes from './SearchPage.module.css'

export interface OtherSectionsProps {
  /** The best first; at least one. */
  readonly results: readonly SearchResult[]
  readonly term: string
  /** Id of the link to the best result of the document. */
  readonly linkId: string
  readonly activeId: string | undefined
}

/** Shown until the others are asked for. One that would be alone is shown, too. */
const few = 3

/** What else was found in the same document. */
export function OtherSections({ results, term, linkId, activeId }: OtherSectionsProps) {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  const isShort = isOpen || results.length <= few + 1
  const shown = isShort ? results : results.slice(0, few)
  return (
    <div className={classes['others']}>
      <ul aria-label={t('sameDocument')}>
        {shown.map((result, place) => {
          const id = `${linkId}-${String(place)}`
          return (
            <li key={id} data-active={id === activeId}>
              <ResultLink result={result} term={term} linkId={id} />
            </li>
          )
        })}
      </ul>
      {!isShort && (
        <Button
          onClick={({ currentTarget }) => {
            const list = currentTarget.previousElementSibling
            flushSync(() => {
              setIsOpen(true)
            })
            // The button has gone: the keyboard continues at what it has shown.
            list?.querySelectorAll('a').item(few).focus()
          }}
        >
          {t('moreOfDocument', { count: results.length - few })}
        </Button>
      )}
    </div>
  )
}
