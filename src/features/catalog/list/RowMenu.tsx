import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../model/entities/entity.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { RowActions } from './RowActions.tsx'

export interface RowMenuProps {
  readonly entity: Entity
  readonly name: string
  /** Called when the menu opens: dialogs of its actions are rendered outside the row. */
  readonly onOpen: (entity: Entity) => void
}

/** Actions for one row. */
export function RowMenu({ entity, name, onOpen }: RowMenuProps) {
  const { t } = useTranslation('catalog')
  return (
    <Menu
      label={t('table.actionsOf', { name })}
      onOpen={() => {
        onOpen(entity)
      }}
    >
      <RowActions entity={entity} />
    </Menu>
  )
}
