import { Search } from 'lucide-react'
import classes from './parts.module.css'

export interface FilterFieldProps {
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
}

export function FilterField({ label, value, onType }: FilterFieldProps) {
  return (
    <div className={classes['filter']}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onType(target.value)
        }}
      />
    </div>
  )
}
