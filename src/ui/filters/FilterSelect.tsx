import classes from './FilterSelect.module.css'

export interface FilterSelectProps {
  readonly label: string
  /** Text of no choice, whose value is empty. */
  readonly any: string
  /** Shown as it is if it is none of the options, as from an old link. */
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

/** A list in a bar of filters. */
export function FilterSelect({ label, any, value, options, onChoose }: FilterSelectProps) {
  const isUnknown = value !== '' && !options.some(([one]) => one === value)
  return (
    <select
      aria-label={label}
      className={classes['select']}
      value={value}
      onChange={({ target }) => {
        onChoose(target.value)
      }}
    >
      <option value="">{any}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  )
}
