import { useContext, useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isPaletteShortcut } from '../../model/shell/shortcut.ts'
import { Button } from '../../ui/Button.tsx'
import { BasePath } from '../../ui/Link.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import { Progress } from '../../ui/Progress.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './PaletteDialog.module.css'
import { PaletteField } from './PaletteField.tsx'
import type { Offers } from './paletteOffers.ts'
import type { PaletteParts } from './paletteParts.ts'
import {
  dismissed,
  listRequestedAgain,
  selectPalette,
  typed,
  type PaletteState,
} from './paletteSlice.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'

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
