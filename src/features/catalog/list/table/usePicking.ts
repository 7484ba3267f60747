import { useCallback, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { refOf, type Entity } from '../../../../model/entities/entity.ts'
import { rowsPicked, rowsUnpicked, selectionDropped } from './selectionSlice.ts'

/** `isRange`: also all rows between this one and the previous one. */
export type Pick = (entity: Entity, isPicked: boolean, isRange: boolean) => void

/** Toggles the selection of a row; stable while the rows are the same. */
export function usePicking(rows: readonly Entity[], filters: string): Pick {
  const dispatch = useDispatch()
  const last = useRef<string>(undefined)
  return useMemo(
    () => (entity, isPicked, isRange) => {
      const ref = refOf(entity)
      const refs = isRange ? refsBetween(rows, last.current, ref) : [ref]
      last.current = ref
      dispatch(isPicked ? rowsPicked({ refs, filters }) : rowsUnpicked(refs))
    },
    [dispatch, filters, rows],
  )
}

/** Clears the selection, if there is one; stable. */
export function useDropping(isAnyPicked: boolean): () => void {
  const dispatch = useDispatch()
  return useCallback(() => {
    if (isAnyPicked) dispatch(selectionDropped())
  }, [dispatch, isAnyPicked])
}

/** Both ends included; only the second one if the first is not among the rows. */
function refsBetween(rows: readonly Entity[], from: string | undefined, to: string) {
  const refs = rows.map(refOf)
  const start = from === undefined ? -1 : refs.indexOf(from)
  const end = refs.indexOf(to)
  return start === -1 ? [to] : refs.slice(Math.min(start, end), Math.max(start, end) + 1)
}
