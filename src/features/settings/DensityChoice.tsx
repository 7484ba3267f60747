import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { densityChosen, selectDensity } from '../preferences/densitySlice.ts'
import { Choice } from './Choice.tsx'
import classes from './SettingsPage.module.css'

export function DensityChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const density = useSelector(selectDensity)
  return (
    <fieldset className={classes['group']}>
      <legend>{t('density')}</legend>
      {(['comfortable', 'compact'] as const).map((one) => (
        <Choice
          key={one}
          group="density"
          name={t(one)}
          isChosen={density === one}
          onChoose={() => dispatch(densityChosen(one))}
        />
      ))}
    </fieldset>
  )
}
