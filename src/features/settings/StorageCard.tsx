import { CircleCheck, Cloud, CloudOff, MonitorDown, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { selectBrowserStorage } from '../preferences/browserStorageSlice.ts'
import {
  retryRequested,
  selectUserSettings,
  type UserSettingsState,
} from '../preferences/userSettingsSlice.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import page from './SettingsPage.module.css'
import classes from './StorageCard.module.css'

/** Whether preferences are stored on the server, in this browser, or not saved yet and why. */
export function StorageCard() {
  const { t } = useTranslation('settings')
  const settings = useSelector(selectUserSettings)
  const isRefused = useSelector(selectBrowserStorage).status === 'refuses'
  return (
    <Card id="storage" title={t('storage')}>
      <Stack gap="md" className={page['fields']}>
        <div role="status">
          <ServerState settings={settings} isRefused={isRefused} />
        </div>
        {isRefused && (
          <State icon={<TriangleAlert size={18} />} severity="warning">
            {t('storageRefused')}
          </State>
        )}
      </Stack>
    </Card>
  )
}

interface ServerStateProps {
  readonly settings: UserSettingsState
  readonly isRefused: boolean
}

function ServerState({ settings, isRefused }: ServerStateProps) {
  const { t } = useTranslation('settings')
  const { t: shell } = useTranslation('shell')
  const dispatch = useDispatch()
  const user = useSelector(selectIdentity)?.userEntityRef ?? ''
  switch (settings.status) {
    case 'saved':
      return (
        <State icon={<CircleCheck size={18} />} severity="success">
          {t('storageSaved', { user })}
        </State>
      )
    case 'failing':
      return (
        <State icon={<CloudOff size={18} />} severity="warning">
          <p>
            {t(isRefused ? 'storageRefusedFailing' : 'storageFailing', {
              reason: shell(`failure.${settings.failure.kind}`),
            })}
          </p>
          <Text isQuiet>{t('storageFailingHint')}</Text>
          <Button onClick={() => dispatch(retryRequested())}>{t('retry')}</Button>
        </State>
      )
    case 'unread':
    case 'unsaved':
      return (
        <State icon={<Cloud size={18} />}>
          {t(settings.status === 'unread' ? 'storageReading' : 'storageSaving')}
        </State>
      )
    case 'guest':
      return <State icon={<MonitorDown size={18} />}>{t('storageGuest')}</State>
    case 'browserOnly':
    case 'signedOut':
      return <State icon={<MonitorDown size={18} />}>{t('storageBrowser')}</State>
  }
}

interface StateProps {
  readonly icon: ReactNode
  readonly severity?: 'success' | 'warning'
  readonly children: ReactNode
}

function State({ icon, severity, children }: StateProps) {
  return (
    <Row gap="sm" isOneLine align="start" className={classes['state']} data-severity={severity}>
      <Row
        as="span"
        isInline
        isOneLine
        align="stretch"
        isQuiet
        className={classes['icon']}
        aria-hidden="true"
      >
        {icon}
      </Row>
      <Stack gap="xs" justify="start">
        {children}
      </Stack>
    </Row>
  )
}
