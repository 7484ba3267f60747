import { Checkbox, Radio, type RadioChangeEvent } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import '../../ui/antd/forms.antd.css'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import {
  selectThemes,
  selectThemeState,
  systemChosen,
  themeChosen,
} from '../preferences/themeSlice.ts'
import { pinned, selectSidebar, unpinned } from '../shell/layout/sidebarSlice.ts'
import { DensityChoice } from './DensityChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import classes from './SettingsPage.module.css'
import { ShortcutsChoice } from './ShortcutsChoice.tsx'

/** Theme, density, language, sidebar and keyboard shortcuts. Changes apply at once, in other tabs too. */
export function AppearanceCard() {
  const { t } = useTranslation('settings')
  return (
    <Card id="appearance" title={t('appearance')}>
      <Stack gap="md" className={classes['fields']}>
        <ThemeChoice />
        <DensityChoice />
        <LanguageChoice />
        <SidebarChoice />
        <ShortcutsChoice />
      </Stack>
    </Card>
  )
}

/** No theme's id. */
const system = ''

function ThemeChoice() {
  const { t, i18n } = useTranslation('settings')
  const dispatch = useDispatch()
  const state = useSelector(selectThemeState)
  const themes = useSelector(selectThemes)
  const chosen = themes.find(({ id }) => state.status === 'chosen' && id === state.id)
  const label = useId()
  const options = themes.map(({ id, variant, titles }) => ({
    value: id,
    label: titles ? titleIn(titles, i18n.language) : t(variant),
  }))
  return (
    <div className={classes['group']}>
      <span id={label} className={classes['label']}>
        {t('theme')}
      </span>
      <Radio.Group
        aria-labelledby={label}
        options={[{ value: system, label: t('system') }, ...options]}
        value={chosen?.id ?? system}
        onChange={({ target: { value } }: RadioChangeEvent) =>
          dispatch(value === system ? systemChosen() : themeChosen(String(value)))
        }
      />
    </div>
  )
}

function SidebarChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const isPinned = useSelector(selectSidebar).status === 'pinned'
  return (
    <fieldset className={`${classes['group'] ?? ''} ${classes['sidebar'] ?? ''}`}>
      <legend>{t('sidebar')}</legend>
      <Checkbox checked={isPinned} onChange={() => dispatch(isPinned ? unpinned() : pinned())}>
        {t('sidebarPinned')}
      </Checkbox>
    </fieldset>
  )
}
