import { useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import classes from './ExplainedButton.module.css'

export interface ExplainedButtonProps extends ButtonProps {
  /** Read out with the button, and shown below it under pointer and focus. */
  readonly explanation?: string | undefined
  /** Can be reached, so that the explanation can be read, but does nothing. */
  readonly isInert?: boolean
}

/** A button that can say why it is as it is. Stands at the start of its line: the explanation hangs from there. */
export function ExplainedButton({
  explanation,
  isInert = false,
  onClick,
  ...rest
}: ExplainedButtonProps) {
  const id = useId()
  const [isDismissed, dismiss] = useState(false)
  const hasExplanation = explanation !== undefined
  useEffect(() => {
    if (!hasExplanation) return undefined
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(true)
    }
    document.addEventListener('keydown', dismissOnEscape)
    return () => {
      document.removeEventListener('keydown', dismissOnEscape)
    }
  }, [hasExplanation])
  const offerAgain = () => {
    dismiss(false)
  }
  return (
    <span className={classes['frame']}>
      <Button
        {...rest}
        aria-disabled={isInert || undefined}
        aria-describedby={hasExplanation ? id : undefined}
        onClick={isInert ? undefined : onClick}
        onBlur={offerAgain}
        onPointerLeave={offerAgain}
      />
      {hasExplanation && (
        <span
          className={classes['explanation']}
          id={id}
          role="tooltip"
          data-dismissed={isDismissed}
        >
          {explanation}
        </span>
      )}
    </span>
  )
}
