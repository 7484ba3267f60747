import classes from './parts.module.css'

export interface SampleProps {
  readonly label: string
  readonly text: string
}

/** An example of a request or response body. */
export function Sample({ label, text }: SampleProps) {
  return (
    <div className={classes['sample']} role="group" aria-label={label}>
      <pre>{text}</pre>
    </div>
  )
}
