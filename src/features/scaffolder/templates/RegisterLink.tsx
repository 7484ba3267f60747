import { useTranslation } from 'react-i18next'
import { registerComponentRoute } from '../../../model/routes/portalRoutes.ts'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import classes from './TemplatesPage.module.css'

/** Hidden while no page registers entities. */
export function RegisterLink() {
  const { t } = useTranslation('scaffolder')
  const to = useRoute(registerComponentRoute)
  if (to === undefined) return null
  return (
    <Link to={to} className={classes['register']}>
      {t('templates.register')}
    </Link>
  )
}
