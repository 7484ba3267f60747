import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import classes from '../../ui/fields/SearchField.module.css'
import { selectAreKeysOn } from '../preferences/shortcutKeysSlice.ts'
import bar from './SearchBar.module.css'
import { selectSearchBar, termCommitted, termTyped } from './searchBarSlice.ts'
import type { ResultKeys } from './useResultKeys.ts'

export interface SearchBarProps extends ResultKeys {
  /** The term of the URL. */
  readonly term: string
  readonly listId: string
}

/** Searches while one types; Enter or leaving the field completes a history entry. */
export function SearchBar({ term, listId, activeId, onPress }: SearchBarProps) {
  const { t } = useTranslation('search')
  const dispatch = useDispatch()
  const state = useSelector(selectSearchBar)
  const areKeysOn = useSelector(selectAreKeysOn)
  const field = useRef<HTMLInputElement>(null)
  const text = state.status === 'typing' ? state.text : term
  const isEmpty = useRef(text === '')
  // Only an empty page: on a page with results the keys belong to them.
  useEffect(() => {
    if (isEmpty.current) field.current?.focus({ preventScroll: true })
  }, [])
  const commit = () => {
    if (state.status === 'typing') dispatch(termCommitted())
  }
  return (
    <search className={classes['box']}>
      <Search size={18} className={classes['icon']} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className={`${classes['input'] ?? ''} ${bar['field'] ?? ''}`}
        aria-label={t('field')}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('field')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => dispatch(termTyped(event.target.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          onPress(event)
          if (event.isDefaultPrevented() || event.nativeEvent.isComposing) return
          if (event.key === 'Enter') commit()
          if (event.key !== 'Escape') return
          // The browser would clear the text.
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={bar['clear']}
          aria-label={t('clear')}
          onClick={() => {
            dispatch(termTyped(''))
            dispatch(termCommitted())
            field.current?.focus()
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
