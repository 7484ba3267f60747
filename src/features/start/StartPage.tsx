import { SlidersHorizontal } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { heldTargetOf } from '../../model/entities/heldTarget.ts'
import { columnsOf, type SectionId } from '../../model/start/startLayout.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { AttentionSection } from './AttentionSection.tsx'
import { HeldAttention } from './HeldAttention.tsx'
import {
  DocsSection,
  NewsSection,
  StarredSection,
  TasksSection,
  TryThisSection,
  VisitedSection,
} from './listSections.tsx'
import { MineSection } from './MineSection.tsx'
import { sectionShown, selectLayout } from './startLayoutSlice.ts'
import classes from './StartPage.module.css'

const sections: Readonly<Record<SectionId, ComponentType>> = {
  attention: AttentionSection,
  mine: MineSection,
  tryThis: TryThisSection,
  tasks: TasksSection,
  starred: StarredSection,
  visited: VisitedSection,
  docs: DocsSection,
  news: NewsSection,
}

/** `/`: what concerns the user, unless the configuration names another start page, or the address what it is about. */
export function StartPage() {
  const { t } = useTranslation('start')
  const layout = useSelector(selectLayout)
  const config = useSelector(selectConfig)
  const { of } = heldTargetOf(useLocation().search)
  if (of !== null) return <HeldAttention of={of} />
  if (config?.start.startPage !== undefined) return <Navigate to={config.start.startPage} replace />
  return (
    <>
      <PageHead title={t('title')}>
        <HiddenSections hidden={layout.hidden} />
      </PageHead>
      <div className={classes['page']}>
        {columnsOf(layout).map((column, index) => (
          <div key={index} className={classes['column']}>
            {column.map((id) => {
              const Section = sections[id]
              return <Section key={id} />
            })}
          </div>
        ))}
      </div>
    </>
  )
}

/** Brings back what was hidden. */
function HiddenSections({ hidden }: { readonly hidden: readonly SectionId[] }) {
  const { t } = useTranslation('start')
  const dispatch = useDispatch()
  return (
    <Menu label={t('customise')} icon={<SlidersHorizontal size={18} aria-hidden="true" />}>
      {hidden.length === 0 ? (
        <MenuItem unavailable={t('nothingHidden')}>{t('nothingHidden')}</MenuItem>
      ) : (
        hidden.map((id) => (
          <MenuItem key={id} onSelect={() => dispatch(sectionShown(id))}>
            {t('show', { section: t(`sections.${id}`) })}
          </MenuItem>
        ))
      )}
    </Menu>
  )
}
