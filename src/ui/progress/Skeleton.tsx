import classes from './Skeleton.module.css'

/** A grey bar in place of text; `width` in percent. */
export function Skeleton({ width }: { readonly width: number }) {
  return (
    <span className={classes['bar']} style={{ width: `${String(width)}%` }} aria-hidden="true" />
  )
}

/** A card whose content has this height in pixels. */
export function CardSkeleton({ height }: { readonly height: number }) {
  return (
    <div className={classes['card']} aria-hidden="true">
      <Skeleton width={30} />
      <div style={{ height }} />
      <Skeleton width={20} />
    </div>
  )
}
