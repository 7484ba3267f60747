import type { ButtonHTMLAttributes, Ref } from 'react'
import classes from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly primary?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A plain button with antd's sizes: antd's own would slow the first screen by 0.1 s. */
export function Button({ primary = false, className, ...rest }: ButtonProps) {
  const names = [classes['button'], primary && classes['primary'], className].filter(Boolean)
  return <button type="button" className={names.join(' ')} {...rest} />
}
