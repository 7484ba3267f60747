import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { MarkState } from '../../model/markState.ts'
import { Link } from '../Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { stepTo } from './markSteps.ts'
import classes from './StateMarks.module.css'

export interface StateMark {
  readonly id: string
  readonly state: MarkState
  /** Path of its page. */
  readonly to: string
  /** Its name for screen readers, and what is below the marks while it is pointed at. */
  readonly details: ReactNode
  /** Percent of the strip; bars only. */
  readonly height?: number
  /** Stands apart from the mark before it; squares only. */
  readonly isApart?: boolean
}

export interface StateMarksProps {
  readonly label: string
  /** Bars share the width, as things in the order of time do; squares wrap. */
  readonly look: 'bars' | 'squares'
  readonly marks: readonly StateMark[]
  /** Places of marks that are on the way, before the others. */
  readonly pending?: number
  /** Half as high, with one line of words. */
  readonly isSmall?: boolean
  /** The same in words, below the marks. */
  readonly summary: ReactNode
}

/** Many states at a glance: a link for each, one stop of the Tab key, arrow keys from one to the next. */
export function StateMarks({
  label,
  look,
  marks,
  pending = 0,
  isSmall = false,
  summary,
}: StateMarksProps) {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const last = look === 'bars' ? marks.at(-1) : marks[0]
  const stopped = marks.find(({ id }) => id === stop) ?? last
  const shown = marks.find(({ id }) => id === pointed)
  const move = (event: KeyboardEvent) => {
    const at = marks.findIndex(({ id }) => id === stopped?.id)
    const next = stepTo(event.key, at, marks.length)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    list.current?.querySelectorAll('a').item(next).focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setPointed(null)
  }
  return (
    <div className={classes['marks']} data-small={isSmall || undefined}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside */}
      <ul
        ref={list}
        className={classes[look]}
        aria-label={label}
        onKeyDown={move}
        onBlur={leave}
        onMouseLeave={() => {
          setPointed(null)
        }}
      >
        {Array.from({ length: pending }, (_, index) => (
          <li key={index} className={classes['pending']} aria-hidden="true" />
        ))}
        {marks.map(({ id, state, to, details, height, isApart }) => (
          <li key={id} data-apart={isApart === true ? true : undefined}>
            <Link
              to={to}
              tabIndex={id === stopped?.id ? 0 : -1}
              onFocus={() => {
                setStop(id)
                setPointed(id)
              }}
              onMouseEnter={() => {
                setPointed(id)
              }}
            >
              <span
                className={classes['mark']}
                data-state={state}
                style={height === undefined ? undefined : { blockSize: `${String(height)}%` }}
              />
              <VisuallyHidden>{details}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes['words']} aria-hidden={shown !== undefined}>
        {shown?.details ?? summary}
      </p>
    </div>
  )
}
