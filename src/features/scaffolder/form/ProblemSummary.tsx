import { useTranslation } from 'react-i18next'
import { encodePart } from '../../../model/encodePath.ts'
import type { FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import { fieldTitle } from '../../../model/scaffolder/form/fieldTitle.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import classes from './ProblemSummary.module.css'
import { problemText } from './problemText.ts'
import { controlId, focusField } from './schema/fieldIds.ts'

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
    <Stack gap="xxs" role="alert" className={classes['summary']}>
      <p className={classes['title']}>{t('fields.problems')}</p>
      <Stack as="ul" gap="xxs" className={classes['list']}>
        {problems.map((problem) => (
          <li key={`${problem.pointer} ${problem.keyword} ${problem.text ?? ''}`}>
            <ProblemLink id={id} shown={shown} problem={problem} />
          </li>
        ))}
      </Stack>
    </Stack>
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
      href={`#${encodePart(controlId(id, pointer))}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(id, pointer)
      }}
    >
      {t('fields.problemOf', { title: fieldTitle(shown, pointer), text })}
    </a>
  )
}
