import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { ColumnId } from '../../../model/catalog/columns.ts'
import type { IndexLook } from '../../../model/catalog/indexLook.ts'
import { indexAddress } from '../../../model/catalog/indexPlaces.ts'
import { withoutLook, type IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { chosenColumns } from '../../../model/catalog/tableColumns.ts'
import type { Density } from '../../../model/preferences/density.ts'
import type { TableLayouts } from '../../../model/preferences/tableLayouts.ts'
import { densityChosen, selectDensity } from '../../preferences/densitySlice.ts'
import {
  columnsChosen,
  defaultsRestored,
  selectLayout,
} from '../../preferences/tableLayoutSlice.ts'
import { useIndexPlace } from './useIndexPlace.ts'

export interface Look {
  /** After the name. */
  readonly columns: readonly ColumnId[]
  readonly density: Density
}

/** Columns and density of the list: those of the URL, else the user's choice. */
export function useLook({ kind, look }: IndexQuery): Look {
  const layout = useSelector((state: { tableLayout: TableLayouts }) => selectLayout(state, kind))
  const density = useSelector(selectDensity)
  const columns = useMemo(() => look?.columns ?? chosenColumns(kind, layout), [kind, layout, look])
  return { columns, density: look?.density ?? density }
}

interface LookChoice {
  readonly chooseColumns: (columns: readonly ColumnId[]) => void
  readonly chooseDensity: (density: Density) => void
  /** The default columns. */
  readonly restore: () => void
}

/** Changes the look where it comes from: the URL of a view, which this replaces, or the user's choice. */
export function useLookChoice(query: IndexQuery): LookChoice {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const place = useIndexPlace()
  const { kind, look } = query
  const go = (next: IndexLook | undefined) => {
    const to = indexAddress(place, next ? { ...query, look: next } : withoutLook(query))
    void navigate(to, { replace: true, flushSync: true })
  }
  return {
    chooseColumns: (columns) => {
      if (look?.columns) go({ ...look, columns })
      else dispatch(columnsChosen({ kind, columns }))
    },
    chooseDensity: (density) => {
      if (look?.density) go({ ...look, density })
      else dispatch(densityChosen(density))
    },
    restore: () => {
      dispatch(defaultsRestored(kind))
      if (look) go(undefined)
    },
  }
}
