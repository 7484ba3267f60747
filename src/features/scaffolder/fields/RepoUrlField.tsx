import type { FieldProps } from '@rjsf/utils'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { allowedHosts, allowedValues, filledParts } from '../../../model/scaffolder/repoOptions.ts'
import {
  formatRepoUrl,
  repoParts,
  requiredRepoParts,
  type RepoPart,
} from '../../../model/scaffolder/repoUrl.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

/** The place of a repository: its host, and what a repository needs there (spec 2 §5). */
export function RepoUrlPickerField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const field = templateField(props)
  const { options } = field
  const integrations = useSelector(selectConfig)?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  const hosts = allowedHosts(
    options,
    integrations.map(({ host }) => host),
  )
  const parts = filledParts(
    typeof field.value === 'string' ? field.value : '',
    options,
    hosts,
    typeOf,
  )
  const filled = formatRepoUrl(parts)
  useEffect(() => {
    if (field.value === undefined && filled !== '') field.onChange(filled)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the field's callback changes with every render
  }, [field.value, filled])
  const type = typeOf(parts.host)
  const needed = requiredRepoParts(type)
  const change = (part: RepoPart, text: string) => {
    const next = filledParts(formatRepoUrl({ ...parts, [part]: text }), options, hosts, typeOf)
    const value = formatRepoUrl(next)
    field.onChange(value === '' ? undefined : value)
  }
  const common = controlAttributes(field)
  return (
    <fieldset className={classes['repo']} aria-label={field.label}>
      <PartField
        {...common}
        label={t('pickers.repo.host')}
        values={hosts}
        value={parts.host}
        isRequired
        onChange={(text) => {
          change('host', text)
        }}
      />
      {parts.host !== '' &&
        repoParts(type).map((part) => (
          <PartField
            key={part}
            id={`${field.id}_${part}`}
            disabled={field.isDisabled}
            label={t(`pickers.repo.${part}`)}
            values={allowedValues(options, part)}
            value={parts[part]}
            isRequired={needed.includes(part)}
            onChange={(text) => {
              change(part, text)
            }}
          />
        ))}
    </fieldset>
  )
}

interface PartFieldProps extends Partial<ReturnType<typeof controlAttributes>> {
  readonly label: string
  /** Empty for any text. */
  readonly values: readonly string[]
  readonly value: string
  readonly isRequired: boolean
  readonly onChange: (text: string) => void
}

/** A list if the values are given, chosen and fixed if there is only one; else a text. */
function PartField(props: PartFieldProps) {
  const { label, values, value, isRequired, onChange, disabled, ...attributes } = props
  const isFixed = values.length === 1 && value === values[0]
  const all = values.includes(value) || value === '' ? values : [...values, value]
  return (
    <div className={classes['frame']}>
      <label htmlFor={attributes.id}>
        {label}
        {isRequired && <span aria-hidden="true">{' *'}</span>}
      </label>
      {values.length > 0 ? (
        <select
          {...attributes}
          className={classes['input']}
          disabled={disabled === true || isFixed}
          required={isRequired}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        >
          {!isFixed && <option value="" />}
          {all.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          type="text"
          className={classes['input']}
          disabled={disabled}
          required={isRequired}
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </div>
  )
}
