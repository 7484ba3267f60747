import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scaffolderRoute } from '../../model/routes/portalRoutes.ts'
import { PageHead as AnyPageHead, type PageHeadProps as AnyProps } from '../../ui/page/PageHead.tsx'
import { PagePath } from '../../ui/page/PagePath.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'

export interface PageHeadProps extends Pick<AnyProps, 'intro' | 'tab'> {
  readonly title: string
  /** The page between this one and the templates. */
  readonly parent?: { readonly to: string; readonly title: string }
  /** Beside the title. */
  readonly status?: ReactNode
  /** Buttons and links at the end of the title's row. */
  readonly children?: ReactNode
}

/** The head of a page below the templates: its path begins with them. */
export function PageHead({ parent, status, children, ...props }: PageHeadProps) {
  const { t } = useTranslation('scaffolder')
  const templates = useRoute(scaffolderRoute)
  const above = [
    ...(templates === undefined ? [] : [{ to: templates, text: t('templates.title') }]),
    ...(parent ? [{ to: parent.to, text: parent.title }] : []),
  ]
  return (
    <AnyPageHead {...props} path={<PagePath above={above} here={props.title} />} actions={children}>
      {status}
    </AnyPageHead>
  )
}
