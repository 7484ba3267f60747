import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scaffolderRoute } from '../../model/routes/portalRoutes.ts'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import classes from './PageHead.module.css'

export interface PageHeadProps {
  readonly title: string
  /** The page between this one and the templates. */
  readonly parent?: { readonly to: string; readonly title: string }
  readonly intro?: string
  /** Before the title of the browser's tab. */
  readonly mark?: string
  readonly children?: ReactNode
}

/** Title of a page below the templates, with the way back to them. */
export function PageHead({ title, parent, intro, mark, children }: PageHeadProps) {
  const { t } = useTranslation('scaffolder')
  const templates = useRoute(scaffolderRoute)
  return (
    <header className={classes['header']}>
      <title>{mark === undefined ? title : `${mark} ${title}`}</title>
      <nav className={classes['path']} aria-label={t('path')}>
        {templates !== undefined && <Link to={templates}>{t('templates.title')}</Link>}
        {parent && (
          <>
            <ChevronRight size={14} aria-hidden="true" />
            <Link to={parent.to}>{parent.title}</Link>
          </>
        )}
      </nav>
      <div className={classes['line']}>
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </div>
      {intro !== undefined && <p className={classes['intro']}>{intro}</p>}
    </header>
  )
}
