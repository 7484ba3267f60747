import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { timestampStyles, type LogSettings } from '../../model/logs/logSettings.ts'
import { Popover } from '../overlay/Popover.tsx'
import classes from './LogViewer.module.css'

export interface LogSettingsPanelProps {
  readonly settings: LogSettings
  readonly onSettings: (settings: LogSettings) => void
}

const keys = [
  ['/', 'search'],
  ['n  N', 'matches'],
  ['g  G', 'ends'],
  ['f', 'follow'],
  ['w', 'wrap'],
  ['↑  ↓', 'lines'],
  ['Enter', 'select'],
  ['Space', 'expand'],
] as const

const switches = [
  ['wrapsLines', 'wrap'],
  ['showsLineNumbers', 'lineNumbers'],
  ['isUtc', 'utc'],
] as const

/** How logs are shown, and the keys of the viewer. */
export function LogSettingsPanel({ settings, onSettings }: LogSettingsPanelProps) {
  const { t } = useTranslation('log')
  return (
    <Popover label={t('settings')} icon={<Settings2 size={16} aria-hidden="true" />} isCompact>
      {() => (
        <div className={classes['settings']}>
          {switches.map(([key, label]) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={settings[key]}
                onChange={() => {
                  onSettings({ ...settings, [key]: !settings[key] })
                }}
              />
              {t(label)}
            </label>
          ))}
          <label>
            {t('timestamps')}
            <select
              value={settings.timestamps}
              onChange={({ target }) => {
                const style = timestampStyles.find((one) => one === target.value) ?? 'none'
                onSettings({ ...settings, timestamps: style })
              }}
            >
              {timestampStyles.map((style) => (
                <option key={style} value={style}>
                  {t(`timestampStyles.${style}`)}
                </option>
              ))}
            </select>
          </label>
          <dl className={classes['keys']} aria-label={t('keys')}>
            {keys.map(([key, text]) => (
              <KeyText key={key} keys={key} text={t(`keyTexts.${text}`)} />
            ))}
          </dl>
        </div>
      )}
    </Popover>
  )
}

function KeyText({ keys: pressed, text }: { readonly keys: string; readonly text: string }) {
  return (
    <>
      <dt>
        <kbd>{pressed}</kbd>
      </dt>
      <dd>{text}</dd>
    </>
  )
}
