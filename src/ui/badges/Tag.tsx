import classes from './Tag.module.css'

export function Tag({ children }: { readonly children: string }) {
  return (
    <span className={classes['tag']} title={children}>
      {children}
    </span>
  )
}
