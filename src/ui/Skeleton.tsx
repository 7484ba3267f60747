import classes from './Skeleton.module.css'

/** A grey bar in place of text; `width` in percent. */
export function Skeleton({ width }: { readonly width: number }) {
  return (
    <span className={classes['bar']} style={{ width: `${String(width)}%` }} aria-hidden="true" />
  )
}
