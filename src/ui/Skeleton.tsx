import classes from './Skeleton.module.css'

/** A grey bar where text will be; `width` in percent of its place. */
export function Skeleton({ width }: { readonly width: number }) {
  return (
    <span className={classes['bar']} style={{ width: `${String(width)}%` }} aria-hidden="true" />
  )
}
