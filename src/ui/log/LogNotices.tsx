import { useTranslation } from 'react-i18next'
import { textOfEntries } from '../../model/logs/logText.ts'
import { saveFile } from '../behaviour/saveFile.ts'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import classes from './LogViewer.module.css'
import type { LogViewerProps } from './logViewerProps.ts'
import type { LogView } from './useLogView.ts'

interface LogNoticesProps {
  readonly viewer: LogViewerProps
  readonly view: LogView
  /** Removes every filter. */
  readonly onReset: () => void
}

/** Messages above the lines, and what is shown in place of them. */
export function LogNotices({ viewer, view, onReset }: LogNoticesProps) {
  const { t } = useTranslation('log')
  const { batches, fileName, notice, empty } = viewer
  const { lines, shownCount } = view
  return (
    <>
      <Stack gap="xs" isSmall className={classes['notices']}>
        {notice}
        {lines.dropped > 0 && (
          <p>
            {t('dropped', { count: lines.dropped })}{' '}
            <Button
              onClick={() => {
                saveFile(fileName, 'text/plain', textOfEntries(batches, viewer.sources))
              }}
            >
              {t('downloadAll')}
            </Button>
          </p>
        )}
      </Stack>
      {shownCount === 0 && (
        <div className={classes['empty']}>
          {lines.texts.length === 0 ? (
            empty
          ) : (
            <>
              <p>{t('nothingShown')}</p>
              <Button onClick={onReset}>{t('resetFilters')}</Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
