import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import classes from '../../../ui/fields/SearchField.module.css'
import { selectAreKeysOn } from '../../preferences/shortcutKeysSlice.ts'
import { searchCommitted, searchTyped, selectCatalogIndex, textOf } from './catalogIndexSlice.ts'

/** Searches with each key; Enter or leaving the box completes a history entry. */
export function SearchBox({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const box = useSelector(selectCatalogIndex)
  const areKeysOn = useSelector(selectAreKeysOn)
  const commit = () => {
    if (box.status === 'typing') dispatch(searchCommitted())
  }
  return (
    <form
      role="search"
      className={classes['box']}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Search size={16} className={classes['icon']} aria-hidden="true" />
      <input
        type="search"
        className={classes['input']}
        aria-label={t('search')}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        title={areKeysOn ? `${t('search')} (/)` : undefined}
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
        value={textOf(box, query)}
        onChange={(event) => dispatch(searchTyped(event.target.value))}
        onBlur={commit}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key !== 'Escape' || nativeEvent.isComposing) return
          // The browser would clear the text.
          nativeEvent.preventDefault()
          currentTarget.blur()
        }}
      />
    </form>
  )
}
