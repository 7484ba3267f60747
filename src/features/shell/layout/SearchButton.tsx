import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isApple, shortcutName } from '../../../model/shell/shortcut.ts'
import { opened } from '../../palette/paletteSlice.ts'
import classes from './Sidebar.module.css'

/** Opens the command palette, and shows its keyboard shortcut. */
export function SearchButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className={`${classes['item'] ?? ''} ${classes['search'] ?? ''}`}
      aria-keyshortcuts={shortcutName(navigator.userAgent)}
      aria-haspopup="dialog"
      onClick={() => dispatch(opened())}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{t('palette.open')}</span>
      <kbd className={classes['keys']} aria-hidden="true">
        {t(isApple(navigator.userAgent) ? 'palette.appleKeys' : 'palette.keys')}
      </kbd>
    </button>
  )
}
