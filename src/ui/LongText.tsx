import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brokenWords } from '../model/brokenWords.ts'
import { charactersAtFirst } from '../model/shownAtFirst.ts'
import { Button } from './button/Button.tsx'

export interface LongTextProps {
  readonly text: string
  readonly className?: string | undefined
}

/** A text of others, of any length: the rest of a long one on request, long words with places to break. */
export function LongText({ text, className }: LongTextProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(text.length <= charactersAtFirst)
  return (
    <span className={className}>
      {brokenWords(isWhole ? text : text.slice(0, charactersAtFirst)).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {!isWhole && (
        <>
          {'… '}
          <Button
            onClick={() => {
              setIsWhole(true)
            }}
          >
            {t('showAll')}
          </Button>
        </>
      )}
    </span>
  )
}
