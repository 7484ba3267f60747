import { Waypoints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { graphOf } from '../../../../model/paths.ts'
import { catalogGraphRoute } from '../../../../model/routes/portalRoutes.ts'
import { Link } from '../../../../ui/Link.tsx'
import { useRoute } from '../../../../ui/page/portalContext.ts'
import classes from './EntityCards.module.css'

/** Leads to the graph with this entity as its root; hidden where there is no graph. */
export function GraphLink({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const graph = useRoute(catalogGraphRoute)
  if (graph === undefined) return null
  return (
    <p className={classes['graph']}>
      <Link to={graphOf(graph, stringifyEntityRef(entityRefOf(entity)))}>
        <Waypoints size={16} aria-hidden="true" />
        {t('table.openGraph')}
      </Link>
    </p>
  )
}
