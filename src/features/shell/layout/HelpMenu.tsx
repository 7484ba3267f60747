import { BookOpen, Flag, Info, Keyboard, Newspaper } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { docsPath, settingsPath, startPath } from '../../../model/paths.ts'
import { ReportProblem } from '../../../ui/button/ReportButton.tsx'
import { chosen } from '../../palette/paletteSlice.ts'
import { selectConfig } from '../boot/bootSlice.ts'
import { sheetTarget } from '../shortcuts/shortcutsSlice.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface HelpMenuProps {
  /** Of the popover around it. */
  readonly popoverId: string
  readonly onLeave: () => void
}

/** What `HelpItem` offers. */
export function HelpMenu({ popoverId, onLeave: close }: HelpMenuProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const report = useContext(ReportProblem)
  const { support, start } = useSelector(selectConfig) ?? {}
  const hasNews = start?.startPage === undefined && (start?.news.length ?? 0) > 0
  const hiding = {
    className: classes['pin'],
    popoverTarget: popoverId,
    popoverTargetAction: 'hide',
  } as const
  return (
    <ul>
      <li>
        <NavigationLink to={support?.url ?? docsPath} onClick={close}>
          <BookOpen {...icon} />
          {support?.title ?? t('help.docs')}
        </NavigationLink>
      </li>
      {hasNews && (
        <li>
          <NavigationLink to={`${startPath}#start-news`} onClick={close}>
            <Newspaper {...icon} />
            {t('help.news')}
          </NavigationLink>
        </li>
      )}
      <li>
        <button type="button" {...hiding} onClick={() => dispatch(chosen(sheetTarget))}>
          <Keyboard {...icon} />
          {t('help.shortcuts')}
        </button>
      </li>
      {report && (
        <li>
          <button type="button" {...hiding} onClick={report}>
            <Flag {...icon} />
            {t('reportProblem')}
          </button>
        </li>
      )}
      <li>
        <NavigationLink to={`${settingsPath}#about`} onClick={close}>
          <Info {...icon} />
          {t('help.about')}
        </NavigationLink>
      </li>
    </ul>
  )
}
