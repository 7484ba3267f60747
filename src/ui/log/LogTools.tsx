import { ArrowDownToLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { levelFilters } from '../../model/logs/shownLines.ts'
import { Row } from '../layout/Row.tsx'
import { LogActions, type LogActionsProps } from './LogActions.tsx'
import { LogSearchField, type LogSearchFieldProps, Switch } from './LogSearchField.tsx'
import classes from './LogViewer.module.css'
import type { LogViewerProps } from './logViewerProps.ts'
import type { LogFilters } from './useLogView.ts'

interface LogFilterSelectsProps {
  readonly viewer: LogViewerProps
  readonly filters: LogFilters
  readonly onFilters: (filters: LogFilters) => void
}

/** Which source and which levels are shown. */
function LogFilterSelects({ viewer, filters, onFilters }: LogFilterSelectsProps) {
  const { t } = useTranslation('log')
  const { sources = [], source, onSource } = viewer
  return (
    <>
      {onSource && sources.length > 1 && (
        <select
          aria-label={t('source')}
          value={source ?? ''}
          onChange={({ target }) => {
            onSource(target.value === '' ? undefined : target.value)
          }}
        >
          <option value="">{t('allSources')}</option>
          {sources.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t('level')}
        value={filters.level}
        onChange={({ target }) => {
          const level = levelFilters.find((one) => one === target.value) ?? 'all'
          onFilters({ ...filters, level })
        }}
      >
        {levelFilters.map((level) => (
          <option key={level} value={level}>
            {t(`levels.${level}`)}
          </option>
        ))}
      </select>
    </>
  )
}

interface LogToolsProps extends LogSearchFieldProps, LogActionsProps {
  readonly isFollowing: boolean
  readonly onFollow: (isFollowing: boolean) => void
}

/** Search, filters and buttons above the lines. */
export function LogTools({ ref, ...props }: LogToolsProps) {
  const { viewer, isFollowing, onFollow } = props
  const { status } = viewer
  const { t } = useTranslation('log')
  return (
    <Row gap="xxs" across="xs" isSmall className={classes['tools']}>
      <LogSearchField ref={ref} {...props} />
      <LogFilterSelects {...props} />
      <Row
        as="span"
        isInline
        gap="xxs"
        isOneLine
        isQuiet
        className={classes['state']}
        data-status={status}
      >
        <span className={classes['dot']} aria-hidden="true" />
        {t(`status.${status}`)}
      </Row>
      {status !== 'ended' && (
        <Switch
          label={t('follow')}
          isOn={isFollowing}
          onPress={() => {
            onFollow(!isFollowing)
          }}
        >
          <ArrowDownToLine size={16} aria-hidden="true" />
        </Switch>
      )}
      <LogActions {...props} />
    </Row>
  )
}
