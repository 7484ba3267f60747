import { useId, useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import classes from './Popover.module.css'
import { useDismissal } from './useDismissal.ts'

export interface PopoverProps {
  /** Name of the button and the panel. */
  readonly label: string
  readonly icon: ReactNode
  /** Shows the icon only. */
  readonly isCompact?: boolean
  /** Rendered while the panel is open. */
  readonly children: () => ReactNode
}

/** A button with a panel below it, for settings that apply at once. */
export function Popover({ label, icon, isCompact = false, children }: PopoverProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { frame, button } = useDismissal<HTMLSpanElement>(isOpen, () => {
    setIsOpen(false)
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
          setIsOpen(!isOpen)
        }}
      >
        {icon}
        {isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Button>
      {isOpen && (
        <section
          id={id}
          className={classes['panel']}
          data-compact={isCompact || undefined}
          aria-label={label}
        >
          {children()}
        </section>
      )}
    </span>
  )
}
