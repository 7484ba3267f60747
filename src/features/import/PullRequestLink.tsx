import { GitPullRequest } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import classes from './ImportCard.module.css'

export interface PullRequestLinkProps {
  readonly link: string
  /** What is to be said of it. */
  readonly children?: ReactNode
}

/** The pull request that was made, wherever the import stands after it. */
export function PullRequestLink({ link, children }: PullRequestLinkProps) {
  return (
    <p className={classes['pullRequest']}>
      <GitPullRequest size={16} aria-hidden="true" />
      <Link to={link}>{link}</Link>
      {children}
    </p>
  )
}
