import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import { fieldTitle } from '../../../model/scaffolder/form/fieldTitle.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { controlId, focusField } from './fieldIds.ts'
import classes from './ProblemSummary.module.css'
import { problemText } from './problemText.ts'

export interface ProblemSummaryProps {
  /** Of the form. */
  readonly id: string
  readonly shown: Pick<FormStep, 'schema'>
  readonly problems: readonly FieldProblem[]
}

/** The problems to correct before going on, each a link to its field. */
export function ProblemSummary({ id, shown, problems }: ProblemSummaryProps) {
  const { t } = useTranslation('scaffolder')
  if (problems.length === 0) return null
  return (
    <div role="alert" className={classes['summary']}>
      <p className={classes['title']}>{t('fields.problems')}</p>
      <ul className={classes['list']}>
        {problems.map((problem) => (
          <li key={`${problem.pointer} ${problem.keyword} ${problem.text ?? ''}`}>
            <ProblemLink id={id} shown={shown} problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProblemLinkProps {
  readonly id: string
  readonly shown: Pick<FormStep, 'schema'>
  readonly problem: FieldProblem
}

function ProblemLink({ id, shown, problem }: ProblemLinkProps) {
  const { t } = useTranslation('scaffolder')
  const text = problemText(t, problem)
  const { pointer } = problem
  if (pointer === '') return <>{text}</>
  return (
    <a
      href={`#${encodeURIComponent(controlId(id, pointer))}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(id, pointer)
      }}
    >
      {t('fields.problemOf', { title: fieldTitle(shown, pointer), text })}
    </a>
  )
}
