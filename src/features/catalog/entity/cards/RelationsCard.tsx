import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { kindOfRef } from '../../../../model/entities/entityRef.ts'
import { groupRelations } from '../../../../model/entities/relations.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import { useRelationTitle } from '../../../entities/useRelationName.ts'
import { usePages } from '../tabs/usePages.ts'
import { MoreButton } from './MoreButton.tsx'
import classes from './RelationsCard.module.css'

/** The relations of an entity, by type; hidden without any. */
export function RelationsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const titleOf = useRelationTitle()
  // The header and the About card have the owners.
  const groups = groupRelations(entity.relations ?? []).filter(({ type }) => type !== 'ownedBy')
  if (groups.length === 0) return null
  return (
    <Card title={t('entity.relations')}>
      <dl className={classes['groups']}>
        {groups.map(({ type, targets }) => (
          <div key={type}>
            <dt>{titleOf(type)}</dt>
            <dd>
              <Targets refs={targets} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Targets({ refs }: { readonly refs: readonly string[] }) {
  const paged = usePages(refs)
  return (
    <>
      <ul className={classes['targets']}>
        {paged.pages.flat().map((ref) => (
          <li key={ref}>
            <EntityIcon kind={kindOfRef(ref)} size={14} />
            <EntityRefLink text={ref} kind={kindOfRef(ref)} />
          </li>
        ))}
      </ul>
      <MoreButton {...paged} />
    </>
  )
}
