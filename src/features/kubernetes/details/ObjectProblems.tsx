import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isCurrent,
  worstFirst,
  type DetectedError,
  type ProposedFix,
} from '../../../model/kubernetes/errors/detectedError.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { HelpDialog } from '../errors/HelpDialog.tsx'
import { ErrorAge, SeverityBadge } from '../errors/SeverityBadge.tsx'
import classes from '../Kubernetes.module.css'

interface ObjectProblemsProps {
  readonly problems: readonly DetectedError[]
  readonly cluster: string
  /** Path of the pod's log; pods only. */
  readonly logsAt?: (fix: LogsFix) => string
}

type LogsFix = Extract<ProposedFix, { readonly type: 'logs' }>

/** Errors of one object, with help on each (K8S-31, A-14). */
export function ObjectProblems({ problems, cluster, logsAt }: ObjectProblemsProps) {
  const { t } = useTranslation('kubernetes')
  const [helped, setHelped] = useState<DetectedError | null>(null)
  if (problems.length === 0) return null
  const sorted = worstFirst(problems)
  return (
    <section aria-label={t('errors.ofPod')}>
      <Row as="h3" gap="xs" className={classes['subheading']}>
        {t('errors.ofPod')}
      </Row>
      <ul className={classes['problems']}>
        {sorted.map((problem, index) => (
          <li
            key={`${problem.type} ${problem.message}`}
            data-worst={(index === 0 && isCurrent(problem)) || undefined}
          >
            <SeverityBadge error={problem} />
            <ErrorAge error={problem} />
            <span className={classes['text']}>{problem.message}</span>
            {index === 0 && problem.proposedFix?.type === 'logs' && logsAt && (
              <ButtonLink to={logsAt(problem.proposedFix)}>
                {t(problem.proposedFix.isCurrent ? 'logs.open' : 'logs.previous')}
              </ButtonLink>
            )}
            {problem.proposedFix && (
              <Button
                onClick={() => {
                  setHelped(problem)
                }}
              >
                {t('errors.help')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {helped?.proposedFix && (
        <HelpDialog
          error={helped}
          fix={helped.proposedFix}
          cluster={cluster}
          onClose={() => {
            setHelped(null)
          }}
        />
      )}
    </section>
  )
}
