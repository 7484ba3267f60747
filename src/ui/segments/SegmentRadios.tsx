import { useId, type ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Text } from '../layout/Text.tsx'
import classes from './Segments.module.css'

export interface SegmentRadiosProps<Value extends string | number> {
  readonly label: string
  /** For screen readers only where the options say what is chosen. */
  readonly isLabelHidden?: boolean
  readonly hint?: string
  /** As high as a button. */
  readonly isSmall?: boolean
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    /** For a label that is a picture. */
    readonly title?: string
  }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** The alternatives of `SegmentLinks` where the address does not say which is shown: radio buttons, with the same look. */
export function SegmentRadios<Value extends string | number>(props: SegmentRadiosProps<Value>) {
  const { label, isLabelHidden = false, hint, isSmall = false, options, value, onChoose } = props
  const id = useId()
  return (
    <Row isOneLine gap="xs" title={hint}>
      {!isLabelHidden && (
        <Text as="span" isQuiet id={id}>
          {label}
        </Text>
      )}
      <div
        className={classes['segments']}
        role="radiogroup"
        data-small={isSmall || undefined}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
      >
        {options.map((option) => (
          <label
            key={option.value}
            title={option.title}
            data-chosen={option.value === value || undefined}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => {
                onChoose(option.value)
              }}
              // The choice applies at once: Enter must not send a form around it.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Row>
  )
}
