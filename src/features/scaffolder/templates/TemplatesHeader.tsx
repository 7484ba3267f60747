import { Blocks, ListChecks, PencilRuler } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogPermissions } from '../../../model/entities/permissions/catalogPermissions.ts'
import { actionsRoute, editTemplateRoute, tasksRoute } from '../../../model/routes/portalRoutes.ts'
import { scaffolderPermissions } from '../../../model/scaffolder/scaffolderPermissions.ts'
import { Link } from '../../../ui/Link.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { IfPermitted } from '../../entities/RequirePermission.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import classes from './TemplatesPage.module.css'

/** Title, and links to the other pages of the scaffolder. */
export function TemplatesHeader({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTranslation('scaffolder')
  return (
    <PageHead
      title={t('templates.title')}
      intro={t('templates.intro')}
      actions={
        <>
          <PageLink to={useRoute(tasksRoute)} icon={<ListChecks size={16} aria-hidden="true" />}>
            {t('templates.tasks')}
          </PageLink>
          <PageLink to={useRoute(actionsRoute)} icon={<Blocks size={16} aria-hidden="true" />}>
            {t('templates.actions')}
          </PageLink>
          <IfPermitted permission={scaffolderPermissions.manageTemplates} isReady={isReady}>
            <EditorLink />
          </IfPermitted>
          <IfPermitted permission={catalogPermissions.createEntity} isReady={isReady}>
            <RegisterLink />
          </IfPermitted>
        </>
      }
    />
  )
}

/** Hidden while the portal has no editor. */
function EditorLink() {
  const { t } = useTranslation('scaffolder')
  return (
    <PageLink to={useRoute(editTemplateRoute)} icon={<PencilRuler size={16} aria-hidden="true" />}>
      {t('templates.editor')}
    </PageLink>
  )
}

interface PageLinkProps {
  readonly to: string | undefined
  readonly icon: ReactNode
  readonly children: string
}

function PageLink({ to, icon, children }: PageLinkProps) {
  if (to === undefined) return null
  return (
    <Link to={to} className={classes['quietLink']}>
      {icon}
      {children}
    </Link>
  )
}
