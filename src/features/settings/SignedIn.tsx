import { CircleCheck } from 'lucide-react'
import classes from './ProvidersCard.module.css'

export function SignedIn({ children }: { readonly children: string }) {
  return (
    <span className={classes['state']}>
      <CircleCheck size={16} aria-hidden="true" />
      {children}
    </span>
  )
}
