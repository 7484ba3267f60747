import { useTranslation } from 'react-i18next'
import type { PluginFieldProps } from '../../../../../src/model/plugins/pluginField.ts'

/** `ui:field: PulsePicker`: beats per minute. */
export function PulseField({ field }: PluginFieldProps) {
  const { t } = useTranslation('pulse')
  const { id, value, isDisabled, described, onChange } = field
  return (
    <input
      {...described}
      id={id}
      type="number"
      disabled={isDisabled}
      placeholder={t('perMinute')}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => {
        onChange(target.value === '' ? undefined : Number(target.value))
      }}
    />
  )
}
