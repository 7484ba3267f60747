import { CaseSensitive, ChevronDown, ChevronUp, ListFilter, Regex, Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { mostMatches } from '../../model/logs/logSearch.ts'
import { Row } from '../layout/Row.tsx'
import classes from './LogViewer.module.css'
import type { LogFilters, LogView } from './useLogView.ts'

export interface LogSearchFieldProps {
  readonly view: LogView
  readonly filters: LogFilters
  readonly onFilters: (filters: LogFilters) => void
  /** Position of the current match, from 0. */
  readonly position: number
  readonly onMove: (step: 1 | -1) => void
  readonly onLeave: () => void
  readonly ref: Ref<HTMLInputElement>
}

/** The search in a log, with its number of matches. */
export function LogSearchField(props: LogSearchFieldProps) {
  const { filters, onFilters, onMove, onLeave, ref } = props
  const { t } = useTranslation('log')
  const { query, showsMatchesOnly } = filters
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onMove(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Row isOneLine className={classes['search']} role="search">
      <Search size={14} aria-hidden="true" />
      <input
        ref={ref}
        type="text"
        aria-label={t('find')}
        placeholder={t('findHint')}
        spellCheck={false}
        value={query.text}
        onKeyDown={press}
        onChange={({ target }) => {
          onFilters({ ...filters, query: { ...query, text: target.value } })
        }}
      />
      {query.text !== '' && <SearchCount {...props} />}
      <Switch
        label={t('matchCase')}
        isOn={query.isCaseSensitive}
        onPress={() => {
          onFilters({ ...filters, query: { ...query, isCaseSensitive: !query.isCaseSensitive } })
        }}
      >
        <CaseSensitive size={16} aria-hidden="true" />
      </Switch>
      <Switch
        label={t('regExp')}
        isOn={query.isRegExp}
        onPress={() => {
          onFilters({ ...filters, query: { ...query, isRegExp: !query.isRegExp } })
        }}
      >
        <Regex size={14} aria-hidden="true" />
      </Switch>
      <Switch
        label={t('matchesOnly')}
        isOn={showsMatchesOnly}
        onPress={() => {
          onFilters({ ...filters, showsMatchesOnly: !showsMatchesOnly })
        }}
      >
        <ListFilter size={14} aria-hidden="true" />
      </Switch>
    </Row>
  )
}

function SearchCount({ view, position, onMove }: LogSearchFieldProps) {
  const { t } = useTranslation('log')
  const { matchCount, search } = view
  const { status, isCapped } = search
  const isProblem = status === 'invalid' || status === 'tooSlow' || status === 'failed'
  const problems = { invalid: 'invalid', tooSlow: 'tooSlow', failed: 'searchFailed' } as const
  const words = () => {
    if (isProblem) return t(problems[status])
    if (matchCount === 0) return t(status === 'searching' ? 'searching' : 'noMatches')
    return isCapped
      ? t('manyMatches', { position: position + 1, most: mostMatches })
      : t('matches', { position: position + 1, count: matchCount })
  }
  return (
    <>
      <span className={classes['count']} role="status" data-problem={isProblem || undefined}>
        {words()}
      </span>
      {matchCount > 0 && (
        <>
          <Switch
            label={t('previous')}
            onPress={() => {
              onMove(-1)
            }}
          >
            <ChevronUp size={14} aria-hidden="true" />
          </Switch>
          <Switch
            label={t('next')}
            onPress={() => {
              onMove(1)
            }}
          >
            <ChevronDown size={14} aria-hidden="true" />
          </Switch>
        </>
      )}
    </>
  )
}

interface SwitchProps {
  readonly label: string
  /** Undefined for a plain button. */
  readonly isOn?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A small button; pressed while it is on. */
export function Switch({ label, isOn, onPress, children }: SwitchProps) {
  return (
    <button
      type="button"
      className={classes['switch']}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
