import { useTranslation } from 'react-i18next'
import { encodePart } from '../../model/encodePath.ts'
import { actionsRoute } from '../../model/routes/portalRoutes.ts'
import type { StepProgress } from '../../model/scaffolder/taskEvents.ts'
import { isActive, type Task, type TaskStep } from '../../model/scaffolder/tasks.ts'
import type { Span } from '../../model/spans.ts'
import {
  progressOf,
  skipReason,
  standingOf,
  type StepStanding,
} from '../../model/tasks/taskSteps.ts'
import { type ShownStatus, StatusIcon } from '../../ui/badges/StatusBadge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import turning from '../../ui/progress/Turning.module.css'
import { Duration } from '../../ui/time/Duration.tsx'
import { SpanBar, type SpanBarProps } from '../../ui/time/SpanBar.tsx'
import classes from './TaskSteps.module.css'
import type { LogStep } from './useLogStep.ts'
import { useTaskLog } from './useTaskLog.ts'

const looks = {
  pending: 'pending',
  open: 'pending',
  processing: 'running',
  completed: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  skipped: 'skipped',
  interrupted: 'waiting',
  notRun: 'none',
} as const satisfies Readonly<Record<StepStanding, ShownStatus>>

/** The point of a step on the line of the steps. */
function StepMark({ standing }: { readonly standing: StepStanding }) {
  return (
    <span className={classes['mark']} data-standing={standing}>
      <StatusIcon
        status={looks[standing]}
        size={18}
        className={standing === 'processing' ? turning['turning'] : undefined}
      />
    </span>
  )
}

export interface TaskStepsProps {
  readonly task: Task
  readonly logStep: LogStep
}

/** The steps of a task on a line; each chooses its part of the log. */
export function TaskSteps({ task, logStep }: TaskStepsProps) {
  const { t } = useTranslation('tasks')
  const log = useTaskLog(task.id)
  const spans = task.steps.flatMap(({ id }) => spanOf(progressOf(log?.events.steps ?? {}, id)))
  if (task.steps.length === 0) return <Text isQuiet>{t('noSteps')}</Text>
  return (
    <>
      <FollowButtons task={task} logStep={logStep} />
      <ol className={classes['steps']}>
        {task.steps.map((step) => {
          const progress = progressOf(log?.events.steps ?? {}, step.id)
          const standing = standingOf(progress, log?.status === 'ended')
          return (
            <li
              key={step.id}
              data-standing={standing}
              aria-current={standing === 'processing' ? 'step' : undefined}
            >
              <StepMark standing={standing} />
              <button
                type="button"
                className={classes['name']}
                aria-pressed={logStep.step === step.id}
                onClick={() => {
                  logStep.choose({ id: step.id })
                }}
              >
                {step.name}
              </button>
              <StepState step={step} standing={standing} progress={progress} />
              <StepBar spans={spans} progress={progress} standing={standing} />
              <StepAction step={step} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

function FollowButtons({ task, logStep: { step, chosen, choose } }: TaskStepsProps) {
  const { t } = useTranslation('tasks')
  return (
    <Row
      gap="xxs"
      align="stretch"
      className={classes['follow']}
      role="group"
      aria-label={t('shownLog')}
    >
      {isActive(task) && (
        <button
          type="button"
          aria-pressed={chosen === 'auto'}
          onClick={() => {
            choose('auto')
          }}
        >
          {t('follow')}
        </button>
      )}
      <button
        type="button"
        aria-pressed={step === undefined && !(isActive(task) && chosen === 'auto')}
        onClick={() => {
          choose('all')
        }}
      >
        {t('allSteps')}
      </button>
    </Row>
  )
}

/** Nothing for a step that has not begun, or was skipped. */
function spanOf(progress: StepProgress | undefined): readonly Span[] {
  const { status, startedAt, endedAt } = progress ?? {}
  if (startedAt === undefined || status === 'skipped') return []
  return [{ from: startedAt, to: status === 'processing' ? undefined : endedAt }]
}

const barStates: Partial<Readonly<Record<StepStanding, SpanBarProps['state']>>> = {
  processing: 'running',
  completed: 'succeeded',
  failed: 'failed',
  interrupted: 'failed',
}

interface StepBarProps extends Pick<StepStateProps, 'standing' | 'progress'> {
  readonly spans: readonly Span[]
}

function StepBar({ spans, standing, progress }: StepBarProps) {
  const [span] = spanOf(progress)
  // A step that was interrupted has no end.
  if (!span || (span.to === undefined && standing !== 'processing')) return null
  return (
    <div className={classes['bar']}>
      <SpanBar span={span} spans={spans} state={barStates[standing] ?? 'other'} />
    </div>
  )
}

interface StepStateProps {
  readonly step: TaskStep
  readonly standing: StepStanding
  readonly progress: StepProgress | undefined
}

function StepState({ step: { condition }, standing, progress }: StepStateProps) {
  const { t } = useTranslation('tasks')
  const shell = useTranslation().t
  const word =
    standing === 'interrupted' || standing === 'notRun'
      ? t(`standing.${standing}`)
      : shell(`status.${looks[standing]}`)
  const { startedAt, endedAt, runs = 0 } = progress ?? {}
  const isTimed = standing === 'processing' || (endedAt !== undefined && standing !== 'skipped')
  const why = standing === 'skipped' && progress ? skipReason(progress) : undefined
  return (
    <>
      <span className={classes['state']}>
        <span>{word}</span>
        {startedAt !== undefined && isTimed && <Duration from={startedAt} to={endedAt} />}
        {runs > 1 && <span>{t('runs', { count: runs })}</span>}
      </span>
      {why === 'earlierFailure' && <p className={classes['why']}>{t('skippedAfter')}</p>}
      {why === 'condition' && (
        <p className={classes['why']}>
          {t('skippedIf')} {condition !== undefined && <code>{condition}</code>}
        </p>
      )}
    </>
  )
}

function StepAction({ step: { action } }: { readonly step: TaskStep }) {
  const actions = useRoute(actionsRoute)
  if (action === undefined || actions === undefined) return null
  return (
    <Link to={`${actions}#${encodePart(action)}`}>
      <code>{action}</code>
    </Link>
  )
}
