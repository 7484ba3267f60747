import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Segments } from '../../ui/antd/Segments.tsx'
import { densityChosen, selectDensity } from '../preferences/densitySlice.ts'

export function DensityChoice() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  return (
    <Segments
      label={t('density')}
      options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(value) }))}
      value={useSelector(selectDensity)}
      onChoose={(density) => dispatch(densityChosen(density))}
    />
  )
}
