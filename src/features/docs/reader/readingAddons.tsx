// Addons of the settings: how documentation is read, kept in this browser.

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { textSizes } from '../../../model/docs/docsReading.ts'
import { navigationExpanded, selectReading, textSizeChosen } from '../docsReadingSlice.ts'
import classes from './DocsReader.module.css'

/** DOCS-03 */
export function TextSize() {
  const { t } = useTranslation('techdocs')
  const dispatch = useDispatch()
  const id = useId()
  const { textSize } = useSelector(selectReading)
  return (
    <div className={classes['setting']}>
      <label htmlFor={id}>{t('reader.textSize')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={textSizes.length - 1}
        step={1}
        value={textSizes.indexOf(textSize)}
        aria-valuetext={t('reader.percent', { value: textSize })}
        onChange={({ target }) => {
          const size = textSizes[Number(target.value)]
          if (size !== undefined) dispatch(textSizeChosen(size))
        }}
      />
      <output htmlFor={id}>{t('reader.percent', { value: textSize })}</output>
    </div>
  )
}

/** DOCS-02 */
export function ExpandNavigation() {
  const { t } = useTranslation('techdocs')
  const dispatch = useDispatch()
  const { isExpanded } = useSelector(selectReading)
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        checked={isExpanded}
        onChange={({ target }) => {
          dispatch(navigationExpanded(target.checked))
        }}
      />
      {t('reader.expandNavigation')}
    </label>
  )
}
