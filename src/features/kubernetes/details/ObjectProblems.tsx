import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DetectedError } from '../../../model/kubernetes/errors/detectedError.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { HelpDialog } from '../errors/HelpDialog.tsx'
import { ErrorAge, SeverityBadge } from '../errors/SeverityBadge.tsx'
import classes from '../Kubernetes.module.css'

interface ObjectProblemsProps {
  readonly problems: readonly DetectedError[]
  readonly cluster: string
}

/** Errors of one object, with help on each (K8S-31, A-14). */
export function ObjectProblems({ problems, cluster }: ObjectProblemsProps) {
  const { t } = useTranslation('kubernetes')
  const [helped, setHelped] = useState<DetectedError | null>(null)
  if (problems.length === 0) return null
  return (
    <section aria-label={t('errors.ofPod')}>
      <Row as="h3" gap="xs" className={classes['subheading']}>
        {t('errors.ofPod')}
      </Row>
      <ul className={classes['problems']}>
        {problems.map((problem) => (
          <li key={`${problem.type} ${problem.message}`}>
            <SeverityBadge error={problem} />
            <ErrorAge error={problem} />
            <span className={classes['text']}>{problem.message}</span>
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
