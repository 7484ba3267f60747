import type { ReactNode } from 'react'
import classes from './PageHead.module.css'
import { PageTitle } from './PageTitle.tsx'

export interface PageHeadProps {
  readonly title: string
  /** `h1` unless the title is that of a part of the page, or the page has another first heading. */
  readonly as?: 'h1' | 'h2' | 'p'
  /** A `PagePath`; a page of the navigation has none. */
  readonly path?: ReactNode
  /** Title of the browser's tab where it is another one; null where somebody else gives it. */
  readonly tab?: string | null
  /** Before the title. */
  readonly icon?: ReactNode
  /** What the icon's colour is chosen by (spec 1 §3). */
  readonly theme?: string
  /** Beside the title: its status, its star, how many there are. */
  readonly children?: ReactNode
  /** `<div>`s of `<dt>` and `<dd>` at the end of the title's row. */
  readonly facts?: ReactNode
  /** Buttons and links at the end of the title's row. */
  readonly actions?: ReactNode
  /** Below the title: what this is, in a sentence or a few words. */
  readonly intro?: ReactNode
  /** Beside or below the introduction: how old the page is; null while that is to come. */
  readonly updated?: ReactNode
}

/** The head of every page: path, title, what goes with it, what can be done, and how old it is. */
export function PageHead(props: PageHeadProps) {
  const { title, as: Title = 'h1', path, tab = title, icon, theme } = props
  const { children, facts, actions, intro, updated } = props
  return (
    <header
      className={classes['head']}
      data-page-theme={theme}
      data-facts={facts === undefined ? undefined : true}
    >
      {tab !== null && <PageTitle parts={[tab]} />}
      {path}
      <div className={classes['bar']}>
        <div className={classes['title']}>
          <Title>
            {icon}
            {title}
          </Title>
          {children}
        </div>
        {facts !== undefined && <dl className={classes['facts']}>{facts}</dl>}
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
      {(intro !== undefined || updated !== undefined) && (
        <div className={classes[updated === undefined ? 'alone' : 'state']}>
          {intro !== undefined && <div className={classes['intro']}>{intro}</div>}
          {updated}
        </div>
      )}
    </header>
  )
}
