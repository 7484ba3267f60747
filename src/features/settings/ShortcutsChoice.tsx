import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import '../../ui/antd/forms.antd.css'
import { selectAreKeysOn, shortcutKeysSwitched } from '../preferences/shortcutKeysSlice.ts'
import classes from './SettingsPage.module.css'

export function ShortcutsChoice() {
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
