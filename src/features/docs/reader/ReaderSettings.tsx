import { Type } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { textSizes } from '../../../model/docs/docsReading.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { navigationExpanded, selectReading, textSizeChosen } from '../docsReadingSlice.ts'
import classes from './DocsReader.module.css'

/** Text size and navigation, kept in this browser (DOCS-02, DOCS-03). */
export function ReaderSettings() {
  const { t } = useTranslation('techdocs')
  return (
    <Popover isCompact label={t('reader.settings')} icon={<Type size={16} aria-hidden="true" />}>
      {() => <Settings />}
    </Popover>
  )
}

function Settings() {
  const { t } = useTranslation('techdocs')
  const dispatch = useDispatch()
  const id = useId()
  const { textSize, isExpanded } = useSelector(selectReading)
  return (
    <div className={classes['settings']}>
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
    </div>
  )
}
