import { Radio, type RadioChangeEvent } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import '../../ui/antd/forms.antd.css'
import type { Density } from '../../model/preferences/density.ts'
import { densityChosen, selectDensity } from '../preferences/densitySlice.ts'
import classes from './SettingsPage.module.css'

export function DensityChoice() {
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
