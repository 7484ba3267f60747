import { useTranslation } from 'react-i18next'
import classes from './ExportDialog.module.css'
import type { ExportProgress } from './exportSlice.ts'

/** A native bar: antd's shows no progress of unknown length. */
export function ExportBar({ progress: { done, total } }: { readonly progress: ExportProgress }) {
  const { t } = useTranslation('catalog')
  // The catalog may have grown since the count.
  const most = total === null ? undefined : Math.max(total, done)
  return (
    <div className={classes['progress']}>
      <progress
        className={classes['bar']}
        aria-label={t('export.running')}
        value={most && done}
        max={most}
      />
      <span className={classes['done']}>
        {most === undefined
          ? t('number', { value: done })
          : t('export.progress', { done, total: most })}
      </span>
    </div>
  )
}
