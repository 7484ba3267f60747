import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { settingsRoute } from '../../model/routes/portalRoutes.ts'
import { isApple } from '../../model/shell/shortcut.ts'
import { Link } from '../../ui/Link.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { CloseButton } from '../../ui/overlay/CloseButton.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import { useRoute } from '../../ui/page/portalContext.ts'
import { selectAreKeysOn } from '../preferences/shortcutKeysSlice.ts'
import { selectShortcuts, sheetClosed } from '../shell/shortcuts/shortcutsSlice.ts'
import classes from './ShortcutsSheet.module.css'

interface Shortcut {
  readonly name: string
  /** Alternatives, each of keys that are pressed one after the other. */
  readonly keys: readonly string[]
}

interface Group {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

/** All keyboard shortcuts, by group. */
export function ShortcutsSheet() {
  const { t } = useTranslation('palette')
  const dispatch = useDispatch()
  const dialog = useModal()
  const id = useId()
  const groups = useGroups()
  const close = () => dispatch(sheetClosed())
  return (
    <dialog
      ref={dialog}
      className={classes['sheet']}
      aria-labelledby={id}
      closedby="any"
      onCancel={close}
      onClose={close}
    >
      <header className={classes['head']}>
        <h2 id={id}>{t('sheet.title')}</h2>
        <CloseButton label={t('sheet.close')} onClose={close} />
      </header>
      <div className={classes['groups']}>
        {groups.map((group) => (
          <ShortcutGroup key={group.title} {...group} />
        ))}
      </div>
      <SettingsLink />
    </dialog>
  )
}

/** Plugins' sequences; the others are the portal's own. */
function useGroups(): readonly Group[] {
  const { t, i18n } = useTranslation('palette')
  const { declared } = useSelector(selectShortcuts)
  return [
    {
      title: t('sheet.general'),
      shortcuts: [
        { name: t('sheet.search'), keys: ['/'] },
        { name: t('sheet.palette'), keys: [isApple(navigator.userAgent) ? '⌘+K' : 'Ctrl+K'] },
        { name: t('sheet.shortcuts'), keys: ['?'] },
      ],
    },
    {
      title: t('sheet.goTo'),
      shortcuts: declared
        .filter(({ keys }) => keys.includes(' '))
        .map(({ keys, titles }) => ({ name: titleIn(titles, i18n.language), keys: [keys] })),
    },
    {
      title: t('sheet.lists'),
      shortcuts: [
        { name: t('sheet.next'), keys: ['j', '↓'] },
        { name: t('sheet.previous'), keys: ['k', '↑'] },
        { name: t('sheet.select'), keys: ['x'] },
        { name: t('sheet.open'), keys: ['o', 'Enter'] },
        { name: t('sheet.leave'), keys: ['Esc'] },
      ],
    },
  ]
}

function ShortcutGroup({ title, shortcuts }: Group) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={classes['list']}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const { t } = useTranslation('palette')
  return keys.map((sequence, place) => {
    const [first, second] = sequence.split(' ')
    return (
      <Fragment key={sequence}>
        {place > 0 && ` ${t('sheet.or')} `}
        <kbd>{first}</kbd>
        {second !== undefined && (
          <>
            {` ${t('sheet.then')} `}
            <kbd>{second}</kbd>
          </>
        )}
      </Fragment>
    )
  })
}

function SettingsLink() {
  const { t } = useTranslation('palette')
  const areOn = useSelector(selectAreKeysOn)
  const to = useRoute(settingsRoute)
  if (to === undefined) return null
  return (
    <p className={classes['foot']}>
      <Link to={`${to}#appearance`}>{t(areOn ? 'sheet.turnOff' : 'sheet.turnOn')}</Link>
    </p>
  )
}
