import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../model/apis/openApiOperations.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Fold } from '../parts/Fold.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Contents } from './Contents.tsx'
import { Header } from './Header.tsx'

export interface AnswersProps {
  readonly root: unknown
  readonly answers: readonly ApiAnswer[]
}

/** Responses, by status. */
export function Answers({ root, answers }: AnswersProps) {
  const { t } = useTranslation('api-docs')
  if (answers.length === 0) return null
  return (
    <div>
      <h4 className={classes['subheading']}>{t('responses')}</h4>
      <LimitedList items={answers}>
        {(shown) => (
          <ul className={classes['properties']}>
            {shown.map((answer) => (
              <li key={answer.code}>
                <Answer root={root} answer={answer} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </div>
  )
}

const toneOf = (code: string): string | undefined =>
  code.startsWith('2') ? 'create' : /^[45]/.test(code) ? 'remove' : undefined

function Answer({ root, answer }: { readonly root: unknown; readonly answer: ApiAnswer }) {
  const { t } = useTranslation('api-docs')
  const { code, description, contents, headers = [], rest } = answer
  const hasMore = contents.length > 0 || headers.length > 0 || rest !== undefined
  const head = (
    <>
      <span className={classes['method']} data-tone={toneOf(code)}>
        {code}
      </span>
      <span>{description}</span>
    </>
  )
  if (!hasMore) {
    return (
      <div className={classes['property']}>
        <p className={classes['head']}>
          {head}
          <span className={classes['quiet']}>{t('noContent')}</span>
        </p>
      </div>
    )
  }
  return (
    <Fold summary={head}>
      {() => (
        <>
          {headers.length > 0 && (
            <>
              <h5 className={classes['subheading']}>{t('headers')}</h5>
              <ul className={classes['properties']}>
                {headers.map((header) => (
                  <Header key={header.name} root={root} header={header} />
                ))}
              </ul>
            </>
          )}
          <Contents root={root} contents={contents} />
          <RestView rest={rest} />
        </>
      )}
    </Fold>
  )
}
