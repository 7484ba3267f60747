import { Checkbox, Radio, type RadioChangeEvent } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Density } from '../../model/preferences/density.ts'
import '../../ui/antd/forms.antd.css'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { densityChosen, selectDensity } from '../preferences/densitySlice.ts'
import { languageChosen, selectLanguage } from '../preferences/languageSlice.ts'
import { selectAreKeysOn, shortcutKeysSwitched } from '../preferences/shortcutKeysSlice.ts'
import {
  selectThemes,
  selectThemeState,
  systemChosen,
  themeChosen,
} from '../preferences/themeSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { pinned, selectSidebar, unpinned } from '../shell/layout/sidebarSlice.ts'
import classes from './SettingsPage.module.css'

/** Languages in their own names, so that users can find theirs from any other. */
function LanguageChoice() {
  const { t } = useTranslation('settings')
  const id = useId()
  const dispatch = useDispatch()
  const state = useSelector(selectLanguage)
  const { available } = useSelector(selectConfig)?.languages ?? { available: [] }
  if (available.length < 2) return null
  return (
    <div className={classes['group']}>
      <label htmlFor={id} className={classes['label']}>
        {t('language')}
      </label>
      <select
        id={id}
        className={classes['select']}
        value={state.status === 'changing' ? state.to : state.language}
        aria-busy={state.status === 'changing'}
        onChange={({ target }) => dispatch(languageChosen(target.value))}
      >
        {available.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </div>
  )
}

const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

function DensityChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const label = useId()
  return (
    <div className={classes['group']}>
      <span id={label} className={classes['label']}>
        {t('density')}
      </span>
      <Radio.Group
        aria-labelledby={label}
        options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(value) }))}
        value={useSelector(selectDensity)}
        onChange={({ target: { value } }: RadioChangeEvent) =>
          dispatch(densityChosen(value as Density))
        }
      />
    </div>
  )
}

function ShortcutsChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const areOn = useSelector(selectAreKeysOn)
  return (
    <fieldset className={classes['group']}>
      <legend>{t('shortcuts')}</legend>
      <Checkbox checked={areOn} onChange={() => dispatch(shortcutKeysSwitched(!areOn))}>
        {t('shortcutsOn')}
      </Checkbox>
    </fieldset>
  )
}

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
