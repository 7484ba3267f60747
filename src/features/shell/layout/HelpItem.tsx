import { BookOpen, CircleQuestionMark, Flag, Info, Keyboard } from 'lucide-react'
import { useContext, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { docsPath, settingsPath } from '../../../model/paths.ts'
import { ReportProblem } from '../../../ui/button/ReportButton.tsx'
import { chosen } from '../../palette/paletteSlice.ts'
import { selectConfig } from '../boot/bootSlice.ts'
import { sheetTarget } from '../shortcuts/shortcutsSlice.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A menu for those who are stuck: documentation, shortcuts, support, a report, and what this portal is. */
export function HelpItem() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const report = useContext(ReportProblem)
  const support = useSelector(selectConfig)?.support
  const close = () => menu.current?.hidePopover()
  const hiding = {
    className: classes['pin'],
    popoverTarget: id,
    popoverTargetAction: 'hide',
  } as const
  return (
    <>
      <button type="button" className={classes['pin']} popoverTarget={id}>
        <CircleQuestionMark {...icon} />
        <span className={classes['label']}>{t('help.title')}</span>
      </button>
      <ul
        id={id}
        ref={menu}
        popover="auto"
        className={classes['submenu']}
        aria-label={t('help.title')}
      >
        <li>
          <NavigationLink to={support?.url ?? docsPath} onClick={close}>
            <BookOpen {...icon} />
            {support?.title ?? t('help.docs')}
          </NavigationLink>
        </li>
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
    </>
  )
}
