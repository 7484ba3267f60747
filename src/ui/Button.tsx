import type { ButtonHTMLAttributes, Ref } from 'react'
import classes from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly primary?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A plain button in antd's measures, for the first screen: antd's own would cost it a tenth of a second. */
export function Button({ primary = false, className, ...rest }: ButtonProps) {
  const names = [classes['button'], primary && classes['primary'], className].filter(Boolean)
  return <button type="button" className={names.join(' ')} {...rest} />
}
