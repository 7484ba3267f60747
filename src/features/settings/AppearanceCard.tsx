import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { builtThemes } from '../../model/themes.ts'
import { Card } from '../../ui/Card.tsx'
import { pinned, selectSidebar, unpinned } from '../sidebar/sidebarSlice.ts'
import { selectThemeState, systemChosen, themeChosen } from '../theme/themeSlice.ts'
import classes from './SettingsPage.module.css'

/** Theme and sidebar; each choice holds at once, and in the browser's other tabs. */
export function AppearanceCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('appearance')}>
      <div className={classes['fields']}>
        <ThemeChoice />
        <SidebarChoice />
      </div>
    </Card>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const state = useSelector(selectThemeState)
  return (
    <fieldset className={classes['group']}>
      <legend>{t('theme')}</legend>
      <Choice
        name={t('system')}
        isChosen={state.status === 'system'}
        onChoose={() => dispatch(systemChosen())}
      />
      {builtThemes.map(({ id, variant }) => (
        <Choice
          key={id}
          name={t(variant)}
          isChosen={state.status === 'chosen' && state.id === id}
          onChoose={() => dispatch(themeChosen(id))}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ name, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input type="radio" name="theme" checked={isChosen} onChange={onChoose} />
      {name}
    </label>
  )
}

function SidebarChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const isPinned = useSelector(selectSidebar).status === 'pinned'
  return (
    <fieldset className={classes['group']}>
      <legend>{t('sidebar')}</legend>
      <label className={classes['choice']}>
        <input
          type="checkbox"
          checked={isPinned}
          onChange={() => dispatch(isPinned ? unpinned() : pinned())}
        />
        {t('sidebarPinned')}
      </label>
    </fieldset>
  )
}
