import classes from './parts.module.css'

export interface NamedChipsProps {
  readonly label: string
  readonly names: readonly string[]
}

/** Names after their label, on one line; nothing if there are none. */
export function NamedChips({ label, names }: NamedChipsProps) {
  if (names.length === 0) return null
  return (
    <p className={classes['chips']}>
      <span className={classes['quiet']}>{label}</span>
      {names.map((name, index) => (
        <code key={index} className={classes['chip']}>
          {name}
        </code>
      ))}
    </p>
  )
}
