import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { titleIn } from '../../model/languages.ts'
import { Card } from '../../ui/Card.tsx'
import {
  selectThemes,
  selectThemeState,
  systemChosen,
  themeChosen,
} from '../preferences/themeSlice.ts'
import { pinned, selectSidebar, unpinned } from '../shell/layout/sidebarSlice.ts'
import { Choice } from './Choice.tsx'
import { DensityChoice } from './DensityChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import classes from './SettingsPage.module.css'
import { ShortcutsChoice } from './ShortcutsChoice.tsx'

/** Theme, density, language, sidebar and keyboard shortcuts. Changes apply at once, in other tabs too. */
export function AppearanceCard() {
  const { t } = useTranslation('settings')
  return (
    <Card id="appearance" title={t('appearance')}>
      <div className={classes['fields']}>
        <ThemeChoice />
        <DensityChoice />
        <LanguageChoice />
        <SidebarChoice />
        <ShortcutsChoice />
      </div>
    </Card>
  )
}

function ThemeChoice() {
  const { t, i18n } = useTranslation('settings')
  const dispatch = useDispatch()
  const state = useSelector(selectThemeState)
  const themes = useSelector(selectThemes)
  const chosen = themes.find(({ id }) => state.status === 'chosen' && id === state.id)
  return (
    <fieldset className={classes['group']}>
      <legend>{t('theme')}</legend>
      <Choice
        group="theme"
        name={t('system')}
        isChosen={!chosen}
        onChoose={() => dispatch(systemChosen())}
      />
      {themes.map(({ id, variant, titles }) => (
        <Choice
          key={id}
          group="theme"
          name={titles ? titleIn(titles, i18n.language) : t(variant)}
          isChosen={chosen?.id === id}
          onChoose={() => dispatch(themeChosen(id))}
        />
      ))}
    </fieldset>
  )
}

function SidebarChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const isPinned = useSelector(selectSidebar).status === 'pinned'
  return (
    <fieldset className={`${classes['group'] ?? ''} ${classes['sidebar'] ?? ''}`}>
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
