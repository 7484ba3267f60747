import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { mayOpenTerminal } from '../../../model/kubernetes/clusters/authProviders.ts'
import type { KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { terminalScreenRef } from '../../../model/kubernetes/pods/terminalScreen.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import { TerminalView } from '../../../ui/terminal/TerminalView.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from '../Kubernetes.module.css'
import { useClustersQuery } from '../kubernetesApi.ts'
import { reconnectRequested, selectPodTerminal } from '../podTerminalSlice.ts'

interface PodTerminalProps {
  readonly pod: KubeObject
  readonly container: string
}

/** A shell in a container (K8S-37, K8S-43). */
export function PodTerminal({ pod, container }: PodTerminalProps) {
  const { t } = useTranslation('kubernetes')
  const hasTerminal = useSelector(selectConfig)?.kubernetes.hasTerminal ?? false
  const { data: clusters } = useClustersQuery(undefined)
  if (!clusters) return null
  return mayOpenTerminal(hasTerminal, clusters) ? (
    <Shell name={`${pod.metadata.name}/${container}`} />
  ) : (
    <Message severity="warning" title={t('terminal.unavailable')}>
      <p>{t('terminal.conditions')}</p>
    </Message>
  )
}

function Shell({ name }: { readonly name: string }) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const screen = useService(terminalScreenRef)
  const state = useSelector(selectPodTerminal)
  const [pasted, setPasted] = useState<string | null>(null)
  const type = (text: string) => {
    screen.tell({ type: 'typed', text })
  }
  return (
    <Stack gap="md">
      <Text isQuiet isSmall role="status" className={classes['minor']}>
        {state.status === 'connecting' && t('terminal.connecting')}
        {state.status === 'open' && t('terminal.connected', { name })}
        {state.status === 'ended' && t('terminal.closed')}
        {state.status === 'ended' && state.reason !== null && ` ${state.reason}`}
      </Text>
      {state.status === 'ended' && (
        <div>
          <Button primary onClick={() => dispatch(reconnectRequested())}>
            {t('terminal.reconnect')}
          </Button>
        </div>
      )}
      <TerminalView
        label={t('terminal.label', { name })}
        attach={screen.attach}
        focusKey={state.status === 'closed' ? 0 : state.shell}
        onTyped={type}
        onResized={(columns, rows) => {
          screen.tell({ type: 'resized', columns, rows })
        }}
        onPaste={setPasted}
      />
      {pasted !== null && (
        <PasteQuestion
          text={pasted}
          onPaste={() => {
            type(pasted.replaceAll(/\r?\n/g, '\r'))
            setPasted(null)
          }}
          onDismiss={() => {
            setPasted(null)
          }}
        />
      )}
    </Stack>
  )
}

interface PasteQuestionProps {
  readonly text: string
  readonly onPaste: () => void
  readonly onDismiss: () => void
}

function PasteQuestion({ text, onPaste, onDismiss }: PasteQuestionProps) {
  const { t } = useTranslation('kubernetes')
  return (
    <Dialog
      isWide
      title={t('terminal.paste.title', { count: text.trim().split('\n').length })}
      description={t('terminal.paste.text')}
      onDismiss={onDismiss}
      actions={
        <>
          <Button onClick={onDismiss}>{t('terminal.paste.cancel')}</Button>
          <Button danger onClick={onPaste}>
            {t('terminal.paste.confirm')}
          </Button>
        </>
      }
    >
      {/* eslint-disable-next-line a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard */}
      <pre className={classes['crashLog']} tabIndex={0}>
        {text}
      </pre>
    </Dialog>
  )
}
