import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { SectionId } from '../../model/start/startLayout.ts'
import { Card } from '../../ui/Card.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import { sectionHidden, sectionMoved } from './startLayoutSlice.ts'

export interface StartSectionProps {
  readonly id: SectionId
  /** Before the menu. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A section of the start page: its menu moves and hides it. */
export function StartSection({ id, actions, children }: StartSectionProps) {
  const { t } = useTranslation('start')
  const dispatch = useDispatch()
  const section = t(`sections.${id}`)
  const move = (by: -1 | 1) => () => dispatch(sectionMoved({ id, by }))
  return (
    <Card
      title={section}
      id={`start-${id}`}
      actions={
        <>
          {actions}
          <Menu label={t('actionsOf', { section })}>
            <MenuItem icon={<ArrowUp size={16} />} onSelect={move(-1)}>
              {t('moveUp')}
            </MenuItem>
            <MenuItem icon={<ArrowDown size={16} />} onSelect={move(1)}>
              {t('moveDown')}
            </MenuItem>
            <MenuItem icon={<EyeOff size={16} />} onSelect={() => dispatch(sectionHidden(id))}>
              {t('hide')}
            </MenuItem>
          </Menu>
        </>
      }
    >
      {children}
    </Card>
  )
}
