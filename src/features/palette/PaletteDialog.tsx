import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useContext, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isPaletteShortcut } from '../../model/shell/shortcut.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BasePath } from '../../ui/Link.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './PaletteDialog.module.css'
import type { Offers } from './paletteOffers.ts'
import type { PaletteGroup, PaletteParts } from './paletteParts.ts'
import {
  dismissed,
  listRequestedAgain,
  type PaletteState,
  selectPalette,
  typed,
} from './paletteSlice.ts'

interface PaletteFieldProps {
  readonly text: string
  readonly listId: string
  readonly activeId: string | undefined
  readonly isExpanded: boolean
  readonly onType: (text: string) => void
  readonly onPress: ((event: KeyboardEvent) => void) | undefined
  readonly onClose: () => void
}

/** The first focusable element of the dialog, so that the browser focuses it. */
function PaletteField({ text, listId, activeId, isExpanded, ...on }: PaletteFieldProps) {
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

type SourcesRoot = Parameters<PaletteParts['selectSources']>[0]

const none: readonly PaletteGroup[] = []

/** Empty until the chunk is loaded. */
function usePaletteGroups(
  palette: PaletteState,
  offers: Offers,
  parts: PaletteParts | undefined,
): readonly PaletteGroup[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const sources = useSelector((root: SourcesRoot) => parts?.selectSources(root, offers))
  return useMemo(() => {
    if (palette.status !== 'open' || !parts || !sources || language === '') return none
    return parts.groupsOf({ ...offers, ...sources, palette, i18n })
  }, [palette, offers, sources, parts, language, i18n])
}

export interface PaletteProps {
  readonly offers: Offers
  /** Content of the chunk, once it is loaded. */
  readonly parts: () => PaletteParts | undefined
}

/** The command palette, while it is open. */
export function Palette(props: PaletteProps) {
  const palette = useSelector(selectPalette)
  return palette.status === 'closed' ? null : <PaletteDialog {...props} palette={palette} />
}

interface PaletteDialogProps extends PaletteProps {
  readonly palette: Exclude<PaletteState, { readonly status: 'closed' }>
}

const isBusy = (palette: PaletteState): boolean =>
  palette.status === 'loading' ||
  (palette.status === 'open' && palette.search.status === 'searching')

/** The field takes keystrokes at once and stays the same element when the list is loaded. */
function PaletteDialog({ palette, offers, parts: partsOf }: PaletteDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const dialog = useModal()
  const listId = useId()
  const parts = palette.status === 'open' ? partsOf() : undefined
  const groups = usePaletteGroups(palette, offers, parts)
  const base = useContext(BasePath)
  const combobox = parts?.comboboxOf({ palette, groups, listId, dispatch, base })
  const { count = 0, activeId, onPress } = combobox ?? {}
  const results = groups.flatMap(({ items, isLastResort }) => (isLastResort ? [] : items)).length
  const outcome = groups.find(({ message }) => message)?.message
  const close = () => dispatch(dismissed())
  const closeByKeys = (event: KeyboardEvent) => {
    if (!isPaletteShortcut(event, navigator.userAgent)) return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label={t('palette.title')}
      closedby="any"
      onCancel={close}
      onClose={close}
      onKeyDown={closeByKeys}
    >
      <PaletteField
        text={palette.text}
        listId={listId}
        activeId={activeId}
        isExpanded={count > 0}
        onType={(text) => dispatch(typed(text))}
        onPress={onPress}
        onClose={close}
      />
      <Progress active={isBusy(palette)} label={t('palette.searching')} />
      {palette.status === 'loadFailed' && (
        <p className={classes['failure']} role="alert">
          {t('palette.loadFailed', { message: palette.failure.message })}
          <Button onClick={() => dispatch(listRequestedAgain())}>{t('failure.retry')}</Button>
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('palette.results')} className={classes['list']}>
        {parts && combobox && (
          <parts.List {...combobox} {...offers} listId={listId} groups={groups} />
        )}
      </div>
      <p role="status">
        <VisuallyHidden>
          {!isBusy(palette) && count > 0 && (outcome ?? t('palette.count', { count: results }))}
        </VisuallyHidden>
      </p>
    </dialog>
  )
}
