import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { PickerSearch } from '../../../model/entities/pickerRequest.ts'
import { Button } from '../../../ui/Button.tsx'
import { failureReason } from '../../../ui/failureText.ts'
import type { LeftTextInUse } from '../../entities/picker/EntityPicker.tsx'
import { lookupRetried, selectLeftTexts, textDropped, textLeft } from './leftTextsSlice.ts'

/**
 * After a text was typed and the field left: the entity of that name is chosen, or the text stays, with the reason.
 * `isFree`: the field takes any text, so that an unknown one is no problem.
 */
export function useLeftText(
  id: string,
  { kinds, filters }: Omit<PickerSearch, 'text'>,
  isFree: boolean,
  onFound: (ref: string, text: string) => void,
): LeftTextInUse {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pathname: page } = useLocation()
  const left = useSelector(selectLeftTexts)[id]
  const text = left?.search.text ?? ''
  const found = left?.status === 'found' ? left.ref : undefined
  const take = (ref: string) => {
    dispatch(textDropped({ id }))
    onFound(ref, text)
  }
  // The field alone can put a value into its form.
  useEffect(() => {
    if (found !== undefined) take(found)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each ref that was found
  }, [found])
  const note = () => {
    if (left?.status === 'failed')
      return (
        <>
          {t('entities.picker.lookupFailed', { text, reason: failureReason(t, left.failure) })}{' '}
          <Button onClick={() => dispatch(lookupRetried({ id }))}>
            {t('entities.picker.retry')}
          </Button>
        </>
      )
    if (left?.status !== 'unknown' || isFree) return undefined
    return t(left.count > 1 ? 'entities.picker.several' : 'entities.picker.unknown', { text })
  }
  const onLeave = (typed: string) => {
    const search = { kinds, ...(filters && { filters }), text: typed }
    dispatch(typed === '' ? textDropped({ id }) : textLeft({ id, page, search }))
  }
  return { text: isFree ? '' : text, note: note(), onLeave }
}
