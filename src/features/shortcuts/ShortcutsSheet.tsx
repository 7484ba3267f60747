import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { titleIn } from '../../model/languages.ts'
import { settingsRoute } from '../../model/routes/portalRoutes.ts'
import { isApple } from '../../model/shell/shortcut.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/portalContext.ts'
import { useModal } from '../../ui/useModal.ts'
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
  const { t } = useTranslation('shortcuts')
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
        <h2 id={id}>{t('title')}</h2>
        <CloseButton label={t('close')} onClose={close} />
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
  const { t, i18n } = useTranslation('shortcuts')
  const { declared } = useSelector(selectShortcuts)
  return [
    {
      title: t('general'),
      shortcuts: [
        { name: t('search'), keys: ['/'] },
        { name: t('palette'), keys: [isApple(navigator.userAgent) ? '⌘+K' : 'Ctrl+K'] },
        { name: t('sheet'), keys: ['?'] },
      ],
    },
    {
      title: t('goTo'),
      shortcuts: declared
        .filter(({ keys }) => keys.includes(' '))
        .map(({ keys, titles }) => ({ name: titleIn(titles, i18n.language), keys: [keys] })),
    },
    {
      title: t('lists'),
      shortcuts: [
        { name: t('next'), keys: ['j', '↓'] },
        { name: t('previous'), keys: ['k', '↑'] },
        { name: t('select'), keys: ['x'] },
        { name: t('open'), keys: ['o', 'Enter'] },
        { name: t('leave'), keys: ['Esc'] },
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
  const { t } = useTranslation('shortcuts')
  return keys.map((sequence, place) => {
    const [first, second] = sequence.split(' ')
    return (
      <Fragment key={sequence}>
        {place > 0 && ` ${t('or')} `}
        <kbd>{first}</kbd>
        {second !== undefined && (
          <>
            {` ${t('then')} `}
            <kbd>{second}</kbd>
          </>
        )}
      </Fragment>
    )
  })
}

function SettingsLink() {
  const { t } = useTranslation('shortcuts')
  const areOn = useSelector(selectAreKeysOn)
  const to = useRoute(settingsRoute)
  if (to === undefined) return null
  return (
    <p className={classes['foot']}>
      <Link to={`${to}#appearance`}>{t(areOn ? 'turnOff' : 'turnOn')}</Link>
    </p>
  )
}
