import { Search } from 'lucide-react'
import { useSelector } from 'react-redux'
import classes from '../../ui/fields/SearchField.module.css'
import { selectAreKeysOn } from '../preferences/shortcutKeysSlice.ts'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
}

/** A search that applies with each key. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  const areKeysOn = useSelector(selectAreKeysOn)
  return (
    <search className={classes['box']}>
      <Search size={16} className={classes['icon']} aria-hidden="true" />
      <input
        type="search"
        className={classes['input']}
        aria-label={label}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        title={areKeysOn ? `${label} (/)` : undefined}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onType(target.value)
        }}
      />
    </search>
  )
}
