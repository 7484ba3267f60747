import { Checkbox } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { densities } from '../../model/preferences/density.ts'
import '../../ui/antd/forms.antd.css'
import { Card } from '../../ui/Card.tsx'
import { LanguageSelect } from '../../ui/fields/LanguageSelect.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { SegmentRadios, type SegmentRadiosProps } from '../../ui/segments/SegmentRadios.tsx'
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
      <LanguageSelect
        id={id}
        className={classes['select']}
        languages={available}
        value={state.status === 'changing' ? state.to : state.language}
        isBusy={state.status === 'changing'}
        onChoose={(language) => dispatch(languageChosen(language))}
      />
    </div>
  )
}

function Choice<Value extends string>(props: SegmentRadiosProps<Value>) {
  return (
    <div className={classes['group']}>
      <span className={classes['label']} aria-hidden="true">
        {props.label}
      </span>
      <SegmentRadios {...props} isLabelHidden isSmall />
    </div>
  )
}

function DensityChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  return (
    <Choice
      label={t('density')}
      options={densities.map((value) => ({ value, label: t(value) }))}
      value={useSelector(selectDensity)}
      onChoose={(value) => dispatch(densityChosen(value))}
    />
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
  const options = themes.map(({ id, variant, titles }) => ({
    value: id,
    label: titles ? titleIn(titles, i18n.language) : t(variant),
  }))
  return (
    <Choice
      label={t('theme')}
      options={[{ value: system, label: t('system') }, ...options]}
      value={chosen?.id ?? system}
      onChoose={(value) => dispatch(value === system ? systemChosen() : themeChosen(value))}
    />
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
