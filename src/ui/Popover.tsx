import { useId, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import classes from './Popover.module.css'
import { useDismissal } from './useDismissal.ts'

export interface PopoverProps {
  /** What the button says, and the panel is called. */
  readonly label: string
  readonly icon: ReactNode
  /** Drawn while the panel is open. */
  readonly children: () => ReactNode
}

/** A button, and a panel below it that it opens: with choices that show at once what they do. */
export function Popover({ label, icon, children }: PopoverProps) {
  const id = useId()
  const [isOpen, moveTo] = useState(false)
  const { frame, button } = useDismissal<HTMLSpanElement>(isOpen, () => {
    moveTo(false)
  })
  return (
    <span ref={frame} className={classes['frame']}>
      <Button
        ref={button}
        className={classes['button']}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          moveTo(!isOpen)
        }}
      >
        {icon}
        <span>{label}</span>
      </Button>
      {isOpen && (
        <section id={id} className={classes['panel']} aria-label={label}>
          {children()}
        </section>
      )}
    </span>
  )
}
