import { useId, type InputHTMLAttributes } from 'react'
import classes from './TextField.module.css'

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'id'
> {
  readonly label: string
  /** The problem with the text, shown below the field. */
  readonly problem?: string | undefined
  readonly onType: (text: string) => void
}

/** A text field with its label above and its problem below. */
export function TextField({ label, problem, onType, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={classes['input']}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => {
          onType(target.value)
        }}
      />
      <p id={`${id}problem`} className={classes['problem']} role="status">
        {problem}
      </p>
    </div>
  )
}
