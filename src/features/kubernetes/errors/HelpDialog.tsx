import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../model/failure.ts'
import type { DetectedError, ProposedFix } from '../../../model/kubernetes/errors/detectedError.ts'
import { readLines } from '../../../model/kubernetes/pods/podLog.ts'
import { plainText } from '../../../model/logs/ansi.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { EventList } from '../details/EventList.tsx'
import classes from '../Kubernetes.module.css'
import { usePodLogQuery } from '../kubernetesApi.ts'

interface HelpDialogProps {
  readonly error: DetectedError
  readonly fix: ProposedFix
  readonly cluster: string
  readonly onClose: () => void
}

/** Reasons whose cause and fix are known; those with a third step. */
const explained = {
  InvalidImageName: false,
  ImagePullBackOff: true,
  CrashLoopBackOff: true,
  CreateContainerConfigError: false,
  OOMKilled: false,
  Error: false,
  Unknown: false,
  ReadinessProbeFailed: true,
  Unschedulable: true,
  Failed: false,
  Evicted: false,
  NodeLost: false,
  JobFailed: false,
} as const

type Explained = keyof typeof explained
type Long = 'ImagePullBackOff' | 'CrashLoopBackOff' | 'ReadinessProbeFailed' | 'Unschedulable'

const isExplained = (errorType: string): errorType is Explained =>
  Object.hasOwn(explained, errorType)
const isLong = (reason: Explained): reason is Long => explained[reason]

/** What is wrong, why, and what to do about it (K8SERR-12…14). */
export function HelpDialog({ error, fix, cluster, onClose }: HelpDialogProps) {
  const { t } = useTranslation('kubernetes')
  const reason = isExplained(fix.errorType) ? fix.errorType : 'Unknown'
  const steps = [
    t(`help.${reason}.first`),
    t(`help.${reason}.second`),
    ...(isLong(reason) ? [t(`help.${reason}.third`)] : []),
  ]
  const { name, namespace, kind } = error.sourceRef
  return (
    <Dialog
      isWide
      title={`${name}: ${fix.errorType}`}
      description={`${kind} · ${namespace} · ${cluster}`}
      onDismiss={onClose}
      actions={
        <>
          {fix.type === 'docs' && <ButtonLink to={fix.docsLink}>{t('help.openDocs')}</ButtonLink>}
          <Button onClick={onClose}>{t('help.close')}</Button>
        </>
      }
    >
      <Stack gap="xs" className={classes['help']}>
        <h3>{t('help.detected')}</h3>
        <p className={classes['text']}>{error.message}</p>
        <h3>{t('help.cause')}</h3>
        <p>{t(`help.${reason}.cause`, { container: fix.container })}</p>
        <h3>{t('help.fix')}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {fix.type === 'logs' && (
          <CrashLog
            cluster={cluster}
            namespace={namespace}
            pod={name}
            container={fix.container}
            previous={fix.isCurrent !== true}
          />
        )}
        {fix.type === 'events' && (
          <>
            <h3>{t('help.events')}</h3>
            <EventList cluster={cluster} namespace={namespace} pod={fix.podName} onlyWarnings />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** As people read it: without escape codes and the times before each line. */
const plainLog = (log: string): string =>
  plainText(
    readLines(log.split('\n'), '', null)
      .entries.map(({ text }) => text)
      .join('\n')
      .trimEnd(),
  )

interface CrashLogProps {
  readonly cluster: string
  readonly namespace: string
  readonly pod: string
  readonly container: string
  /** Of the container before its last start. */
  readonly previous: boolean
}

/** Lines at the end of the log before the crash. */
const crashLines = 60

function CrashLog(props: CrashLogProps) {
  const { t } = useTranslation('kubernetes')
  const asked = { ...props, tailLines: crashLines }
  const { currentData, error } = usePodLogQuery(asked)
  const end = useRef<HTMLPreElement>(null)
  // The last lines name the reason.
  useLayoutEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [currentData])
  return (
    <>
      <h3>{t('help.crashLog')}</h3>
      {error ? (
        <p role="alert">{toFailure(error).message}</p>
      ) : (
        <pre
          ref={end}
          className={classes['crashLog']}
          // eslint-disable-next-line a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
          tabIndex={0}
          aria-busy={currentData === undefined}
        >
          {currentData === '' ? t('logs.none') : currentData && plainLog(currentData)}
        </pre>
      )}
    </>
  )
}
