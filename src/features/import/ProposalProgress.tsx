import { Circle, CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nextStep, proposalSteps, type ProposalStep } from '../../model/import/proposal.ts'
import type { ProposalState } from '../../model/import/proposalState.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import turning from '../../ui/progress/Turning.module.css'
import classes from './Proposal.module.css'

export interface ProposalProgressProps {
  readonly state: Extract<
    ProposalState,
    { readonly status: 'proposing' | 'failed' | 'cleaning' | 'completed' }
  >
}

const pictures = { done: CircleCheck, now: LoaderCircle, failed: CircleAlert, later: Circle }

/** The steps of creating a pull request: done, running, failed or pending. */
export function ProposalProgress({ state }: ProposalProgressProps) {
  const { t } = useTranslation('catalog-import')
  const { status, proposal } = state
  const { branch, fileName } = proposal.draft
  const next = nextStep(proposal)
  const at = (step: ProposalStep): keyof typeof pictures => {
    if (proposal.done.includes(step)) return 'done'
    if (step !== next || status === 'cleaning') return 'later'
    return status === 'failed' ? 'failed' : 'now'
  }
  return (
    <>
      {status === 'cleaning' && <p role="status">{t('proposal.cleaning', { branch })}</p>}
      <Stack as="ol" gap="xs" className={classes['steps']} aria-label={t('proposal.steps')}>
        {proposalSteps(proposal.kind).map((step) => {
          const place = at(step)
          const Picture = pictures[place]
          return (
            <li key={step} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
              <Picture
                size={16}
                aria-hidden="true"
                className={place === 'now' ? turning['turning'] : undefined}
              />
              <span>{t(`proposal.step.${step}`, { branch, file: fileName })}</span>
              <Text as="span" isQuiet isSmall>
                {t(`proposal.place.${place}`)}
              </Text>
            </li>
          )
        })}
      </Stack>
    </>
  )
}
