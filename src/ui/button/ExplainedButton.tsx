import { useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import classes from './ExplainedButton.module.css'

export interface ExplainedButtonProps extends ButtonProps {
  /** Announced with the button, and shown below it on hover and focus. */
  readonly explanation?: string | undefined
  /** Focusable, so that the explanation can be read, but does nothing. */
  readonly isInert?: boolean
}

/**
 * A button with an explanation, such as why it is disabled. Place it at the start of its line,
 * because the explanation is aligned with it.
 */
export function ExplainedButton({
  explanation,
  isInert = false,
  onClick,
  ...rest
}: ExplainedButtonProps) {
  const id = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const hasExplanation = explanation !== undefined
  useEffect(() => {
    if (!hasExplanation) return undefined
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true)
    }
    document.addEventListener('keydown', dismissOnEscape)
    return () => {
      document.removeEventListener('keydown', dismissOnEscape)
    }
  }, [hasExplanation])
  const offerAgain = () => {
    setIsDismissed(false)
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
