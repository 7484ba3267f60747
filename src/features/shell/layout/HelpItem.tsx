import { CircleQuestionMark } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import classes from './Sidebar.module.css'

const HelpMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "deferred" */ './HelpMenu.tsx')).HelpMenu,
)

/** A menu for those who are stuck: documentation, shortcuts, support, a report, and what this portal is. */
export function HelpItem() {
  const { t } = useTranslation()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes['pin']} popoverTarget={id}>
        <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={classes['label']}>{t('help.title')}</span>
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="group"
        className={classes['submenu']}
        aria-label={t('help.title')}
        onBeforeToggle={({ newState }) => {
          setIsOpen(newState === 'open')
        }}
      >
        {isOpen && <HelpMenu popoverId={id} onLeave={() => menu.current?.hidePopover()} />}
      </div>
    </>
  )
}
