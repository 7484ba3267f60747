import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { withInspectorTab } from '../../model/inspector/inspection.ts'
import { sinceText } from '../../model/inspector/sinceText.ts'
import { Link } from '../../ui/Link.tsx'
import { selectNewVisits, selectVisits, type EntityVisitsRoot } from './entityVisitsSlice.ts'

/** "3 changes since Tuesday", which opens them; nothing without changes. */
export function ChangesNote({ entity }: { readonly entity: Entity }) {
  const { t, i18n } = useTranslation('inspector')
  const { pathname, search } = useLocation()
  const ref = stringifyEntityRef(entityRefOf(entity))
  const visits = useSelector((root: EntityVisitsRoot) => selectVisits(root, ref))
  const newVisits = useSelector((root: EntityVisitsRoot) => selectNewVisits(root, ref))
  const news = visits.slice(0, newVisits)
  const first = news.at(-1)
  if (!first) return null
  const count = news.reduce((sum, { changes, more }) => sum + changes.length + more, 0)
  return (
    <Link to={pathname + withInspectorTab(search, 'changes')}>
      {t('changesSince', { count, when: sinceText(first.since, first.at, i18n.language) })}
    </Link>
  )
}
