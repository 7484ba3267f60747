import { GitPullRequest } from 'lucide-react'
import type { ReactNode } from 'react'
import { Row } from '../../ui/layout/Row.tsx'
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
    <Row as="p" gap="xs" className={classes['pullRequest']}>
      <GitPullRequest size={16} aria-hidden="true" />
      <Link to={link}>{link}</Link>
      {children}
    </Row>
  )
}
