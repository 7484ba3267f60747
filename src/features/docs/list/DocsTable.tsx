import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { docsPathOf } from '../../../model/docs/docsPlace.ts'
import { displayName, entityRefOf, specText, type Entity } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { Link } from '../../../ui/Link.tsx'
import table from '../../../ui/Table.module.css'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../entities/EntityStar.tsx'
import { selectStarSet } from '../../preferences/starsSlice.ts'
import classes from './DocsTable.module.css'

interface DocsTableProps {
  readonly entities: readonly Entity[]
}

/** A row for each documentation. Narrow pages show less of it. */
export function DocsTable({ entities }: DocsTableProps) {
  const { t } = useTranslation('techdocs')
  const stars = useSelector(selectStarSet)
  return (
    <table className={`${table['table'] ?? ''} ${classes['table'] ?? ''}`}>
      <caption>
        <VisuallyHidden>{t('caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th>{t('name')}</th>
          <th>{t('owner')}</th>
          <th className={classes['wide']}>{t('kind')}</th>
          <th className={classes['wide']}>{t('type')}</th>
          <th className={classes['star']}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {entities.map((entity) => {
          const ref = entityRefOf(entity)
          const key = stringifyEntityRef(ref)
          return (
            <tr key={key}>
              <th scope="row">
                <Link to={docsPathOf(ref)}>{displayName(entity)}</Link>
              </th>
              <td>
                <EntityRefLink
                  text={specText(entity, 'owner')}
                  kind="group"
                  namespace={ref.namespace}
                />
              </td>
              <td className={classes['wide']}>{entity.kind}</td>
              <td className={classes['wide']}>{specText(entity, 'type')}</td>
              <td className={classes['star']}>
                <EntityStar entity={entity} isStarred={stars.has(key)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
