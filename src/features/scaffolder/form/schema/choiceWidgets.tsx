// Controls for one or several of a list. One of many is the browser's list: antd's says no value to screen readers (docs/decisions/0022-antd.md).

import type { WidgetProps } from '@rjsf/utils'
import { Checkbox, Radio, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import '../../../../ui/antd/forms.antd.css'
import { choose, chooseAll, isLocked, optionsOf, placeOf, placesOf } from './choices.ts'
import { describedBy, labelId } from './fieldIds.ts'
import classes from './SchemaForm.module.css'

export function SelectWidget(props: WidgetProps) {
  return props.multiple === true ? <MultiSelect {...props} /> : <OneSelect {...props} />
}

function OneSelect(props: WidgetProps) {
  const { t } = useTranslation('scaffolder')
  const { id, required, placeholder } = props
  const place = placeOf(props, props.value)
  const empty = placeholder === undefined || placeholder === '' ? t('fields.choose') : placeholder
  return (
    <select
      id={id}
      className={classes['select']}
      disabled={isLocked(props)}
      aria-required={required === true ? true : undefined}
      {...describedBy(props)}
      value={place}
      onChange={({ target }) => {
        choose(props, target.value)
      }}
    >
      {(place === '' || required !== true) && <option value="">{empty}</option>}
      {optionsOf(props).map(({ label, value, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}

function MultiSelect(props: WidgetProps) {
  const { id, required, placeholder, rawErrors = [] } = props
  return (
    <Select
      id={id}
      mode="multiple"
      className={classes['wide'] ?? ''}
      disabled={isLocked(props)}
      placeholder={placeholder}
      {...(required === true && { 'aria-required': true })}
      {...(rawErrors.length > 0 && { status: 'error' as const })}
      {...describedBy(props)}
      options={[...optionsOf(props)]}
      showSearch={{ optionFilterProp: 'label' }}
      value={placesOf(props)}
      onChange={(places: string[]) => {
        chooseAll(props, places)
      }}
    />
  )
}

export function RadioWidget(props: WidgetProps) {
  const { id, required, options } = props
  return (
    <Radio.Group
      id={id}
      name={id}
      className={classes[options.inline === true ? 'inline' : 'choices'] ?? ''}
      aria-labelledby={labelId(id)}
      {...(required === true && { 'aria-required': true })}
      {...describedBy(props)}
      disabled={isLocked(props)}
      options={[...optionsOf(props)]}
      value={placeOf(props, props.value)}
      onChange={({ target }) => {
        choose(props, String(target.value))
      }}
    />
  )
}

export function CheckboxesWidget(props: WidgetProps) {
  const { id, options } = props
  const { 'aria-describedby': describes } = describedBy(props)
  return (
    <div role="group" aria-labelledby={labelId(id)} aria-describedby={describes}>
      <Checkbox.Group
        className={classes[options.inline === true ? 'inline' : 'choices'] ?? ''}
        disabled={isLocked(props)}
        options={[...optionsOf(props)]}
        value={placesOf(props)}
        onChange={(places) => {
          chooseAll(props, places.map(String))
        }}
      />
    </div>
  )
}

/** A single mark; its label is beside it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, label, required } = props
  return (
    <Checkbox
      id={id}
      checked={props.value === true}
      disabled={isLocked(props)}
      {...(required === true && { 'aria-required': true })}
      {...describedBy(props)}
      onChange={({ target }) => {
        props.onChange(target.checked)
      }}
    >
      {label}
    </Checkbox>
  )
}

export function SwitchWidget(props: WidgetProps) {
  return (
    <Switch
      id={props.id}
      className={classes['switch'] ?? ''}
      aria-labelledby={labelId(props.id)}
      checked={props.value === true}
      disabled={isLocked(props)}
      {...describedBy(props)}
      onChange={(isOn) => {
        props.onChange(isOn)
      }}
    />
  )
}
