import { GitPullRequest } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import classes from './ImportCard.module.css'

export interface PullRequestLinkProps {
  readonly link: string
  /** Text before the link. */
  readonly children?: ReactNode
}

/** A link to the pull request. */
export function PullRequestLink({ link, children }: PullRequestLinkProps) {
  return (
    <p className={classes['pullRequest']}>
      <GitPullRequest size={16} aria-hidden="true" />
      <Link to={link}>{link}</Link>
      {children}
    </p>
  )
}
