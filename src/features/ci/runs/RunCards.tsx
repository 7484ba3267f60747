import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { CiBadge } from '../CiBadge.tsx'
import { RerunIcon } from './RerunIcon.tsx'
import { CommitText, RunDuration, RunLink } from './runParts.tsx'

interface RunCardsProps {
  readonly place: CiPlace
  readonly runs: readonly CiRun[]
}

/** A card for each run, latest first. */
export function RunCards({ place, runs }: RunCardsProps) {
  const { t } = useTranslation('ci')
  return (
    <ul className={classes['cards']} aria-label={t('title')}>
      {runs.map((run) => (
        <Stack as="li" gap="xs" isFramed key={run.id} className={classes['card']}>
          <div className={classes['cardHead']}>
            <CiBadge of={run} />
            <RerunIcon place={place} run={run} />
          </div>
          <div>
            <RunLink run={run} />
          </div>
          <div>
            <CommitText run={run} />
          </div>
          <div className={classes['cardFoot']}>
            {run.actor && (
              <Row as="span" isInline gap="xxs" isOneLine className={classes['person']}>
                <Picture name={run.actor.name} url={run.actor.avatarUrl} isSmall />
                <span>{run.actor.name}</span>
              </Row>
            )}
            <span>{run.branch}</span>
            {run.startedAt !== undefined && <Time at={run.startedAt} />}
            <RunDuration run={run} />
          </div>
        </Stack>
      ))}
    </ul>
  )
}
