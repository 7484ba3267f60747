import { SquareArrowOutUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, refOf, type Entity } from '../../../../model/entities/entity.ts'
import { entityPath } from '../../../../model/paths.ts'
import { MenuItem } from '../../../../ui/overlay/MenuItem.tsx'
import { useEntityByRefQuery } from '../../../entities/catalogApi.ts'
import { EntityActions } from '../../entity/EntityActions.tsx'

/** Rows have no annotations, which are long, so the entity is requested when the menu opens. */
export function RowActions({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const { data, isError } = useEntityByRefQuery(refOf(entity))
  const missing = isError ? t('table.sourceFailed') : t('table.noSource')
  const unavailable = data === undefined && !isError ? t('table.sourceLoading') : missing
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight size={16} />} to={entityPath(entityRefOf(entity))}>
        {t('table.open')}
      </MenuItem>
      <EntityActions entity={entity} whole={data} unavailable={unavailable} />
    </>
  )
}
