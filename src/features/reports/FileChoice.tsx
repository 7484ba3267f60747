import { useId } from 'react'
import classes from './ReplayPage.module.css'

interface FileChoiceProps {
  readonly label: string
  readonly onChoose: (file: File) => void
}

export function FileChoice({ label, onChoose }: FileChoiceProps) {
  const id = useId()
  return (
    <p className={classes['choice']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </p>
  )
}
