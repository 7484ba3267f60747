import { useTranslation } from 'react-i18next'
import { levelFilters } from '../../model/logs/shownLines.ts'
import type { LogViewerProps } from './logViewerProps.ts'
import type { LogFilters } from './useLogView.ts'

export interface LogFilterSelectsProps {
  readonly viewer: LogViewerProps
  readonly filters: LogFilters
  readonly onFilters: (filters: LogFilters) => void
}

/** Which source and which levels are shown. */
export function LogFilterSelects({ viewer, filters, onFilters }: LogFilterSelectsProps) {
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
