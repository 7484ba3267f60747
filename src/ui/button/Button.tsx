import type { ButtonHTMLAttributes, Ref } from 'react'
import classes from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly primary?: boolean
  /** For an action that removes something. */
  readonly danger?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A plain button with antd's sizes: antd's own would slow the first screen by 0.1 s. */
export function Button({ primary = false, danger = false, className, ...rest }: ButtonProps) {
  const looks = [primary && classes['primary'], danger && classes['danger']]
  const names = [classes['button'], ...looks, className].filter(Boolean)
  return <button type="button" className={names.join(' ')} {...rest} />
}
