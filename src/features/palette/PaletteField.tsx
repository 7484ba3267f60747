import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PaletteDialog.module.css'

export interface PaletteFieldProps {
  readonly text: string
  readonly listId: string
  readonly activeId: string | undefined
  readonly isExpanded: boolean
  readonly onType: (text: string) => void
  readonly onPress: ((event: KeyboardEvent) => void) | undefined
  readonly onClose: () => void
}

/** The first focusable element of the dialog, so that the browser focuses it. */
export function PaletteField({ text, listId, activeId, isExpanded, ...on }: PaletteFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['head']}>
      <Search size={18} aria-hidden="true" />
      <input
        type="text"
        role="combobox"
        className={classes['field']}
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => {
          on.onType(event.target.value)
        }}
        onKeyDown={on.onPress}
      />
      <button
        type="button"
        className={classes['close']}
        aria-label={t('palette.close')}
        onClick={on.onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
