import type { ReactNode } from 'react'
import { Frame } from '../layout/Frame.tsx'
import { Row } from '../layout/Row.tsx'
import { Progress } from '../progress/Progress.tsx'
import { Skeleton } from '../progress/Skeleton.tsx'
import classes from './ListFrame.module.css'

export interface ListFrameProps {
  /** The list is being brought up to date. */
  readonly isUpdating?: boolean
  /** Name of the progress; without it the frame has none. */
  readonly label?: string
  readonly children: ReactNode
}

/** The frame of a list. */
export function ListFrame({ isUpdating = false, label, children }: ListFrameProps) {
  return (
    <Frame className={classes['frame']} aria-busy={isUpdating}>
      {label !== undefined && <Progress active={isUpdating} label={label} />}
      {children}
    </Frame>
  )
}

/** In place of a list that is loading. */
export function LoadingList({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <ListFrame isUpdating label={label}>
      <LoadingRows count={count} />
    </ListFrame>
  )
}

/** Grey bars of several widths, a row's height each. */
const LoadingRows = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, row) => (
    <Row isOneLine key={row} className={classes['loading']}>
      <Skeleton width={30 + ((row * 17) % 30)} />
    </Row>
  ))
