import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../model/failure.ts'
import {
  withSetting,
  type ChannelSetting,
  type OriginSetting,
  type SettingAt,
} from '../../model/notifications/notificationSettings.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import classes from './NotificationList.module.css'
import {
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './notificationsApi.ts'

/** What the user is notified of, below the list: asked for once it is opened. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={classes['settings']}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>{t('settings')}</summary>
      <Stack gap="sm">
        <Text isQuiet>{t('settingsHint')}</Text>
        {isOpen && <Settings />}
      </Stack>
    </details>
  )
}

function Settings() {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [change, changing] = useChangeNotificationSettingsMutation()
  if (error && !data)
    return (
      <FailureMessage
        failure={toFailure(error)}
        title={t('settingsFailed')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton width={40} />
  // What is sent is shown until the answer, which is what the backend has.
  const channels = changing.isLoading ? (changing.originalArgs ?? data) : data
  const turn = (at: SettingAt, isOn: boolean) => {
    if (!changing.isLoading) void change(withSetting(channels, at, isOn))
  }
  const isEmpty = channels.every(({ origins }) => origins.length === 0)
  return (
    <>
      {changing.error && (
        <FailureMessage failure={toFailure(changing.error)} title={t('settingFailed')} />
      )}
      {isEmpty && <p>{t('noSettings')}</p>}
      {channels.map((channel) => (
        <Channel key={channel.id} channel={channel} onTurn={turn} />
      ))}
    </>
  )
}

interface Turning {
  readonly onTurn: (at: SettingAt, isOn: boolean) => void
}

interface ChannelProps extends Turning {
  readonly channel: ChannelSetting
}

function Channel({ channel, onTurn }: ChannelProps) {
  const { t } = useTranslation('notifications')
  if (channel.origins.length === 0) return null
  // The backend's own channel is the portal itself.
  const name = channel.id === 'Web' ? t('channels.web') : channel.id
  return (
    <Frame as="section" className={classes['channel']} role="group" aria-label={name}>
      <h2>{name}</h2>
      {channel.origins.map((origin) => (
        <Origin key={origin.id} channel={channel.id} origin={origin} onTurn={onTurn} />
      ))}
    </Frame>
  )
}

interface OriginProps extends Turning {
  readonly channel: string
  readonly origin: OriginSetting
}

function Origin({ channel, origin, onTurn }: OriginProps) {
  const at = { channel, origin: origin.id }
  return (
    <>
      <Switch
        label={origin.id.replace(/^plugin:/, '')}
        isOn={origin.isOn}
        onTurn={(isOn) => {
          onTurn({ ...at, topic: null }, isOn)
        }}
      />
      <ul className={classes['topics']}>
        {origin.topics.map((topic) => (
          <li key={topic.id}>
            <Switch
              label={topic.id}
              isOn={topic.isOn}
              onTurn={(isOn) => {
                onTurn({ ...at, topic: topic.id }, isOn)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

const Switch = ({ label, isOn, onTurn }: SwitchProps) => (
  <label>
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => {
        onTurn(target.checked)
      }}
    />{' '}
    {label}
  </label>
)
