// The user's columns of the catalog's table, per kind. Other kinds have their defaults.

import type { PayloadAction } from '@reduxjs/toolkit'
import { catalogColumnsPlace } from '../../model/preferences/places.ts'
import {
  boundedWidth,
  readTableLayouts,
  type TableLayout,
  type TableLayouts,
} from '../../model/preferences/tableLayouts.ts'
import { keptSlice } from './keptSlice.ts'

interface ColumnsChosen {
  /** In lower case. */
  readonly kind: string
  /** Ids, in their order. */
  readonly columns: readonly string[]
}

interface ColumnSized {
  readonly kind: string
  readonly column: string
  /** Pixels. */
  readonly width: number
}

const untouched: TableLayout = { widths: {} }

/**
 * Undefined for the defaults. The kind comes from the URL, so only own keys count: `constructor` is a possible kind.
 */
const layoutOf = (layouts: TableLayouts, kind: string): TableLayout | undefined =>
  Object.hasOwn(layouts, kind) ? layouts[kind] : undefined

export const tableLayoutSlice = keptSlice({
  name: 'tableLayout',
  initialState: (): TableLayouts => ({}),
  kept: { place: catalogColumnsPlace, format: 'json', isPersonal: true },
  read: readTableLayouts,
  remembered: 'layoutsRemembered',
  reducers: {
    columnsChosen: (layouts, { payload }: PayloadAction<ColumnsChosen>) => {
      const layout = layoutOf(layouts, payload.kind) ?? untouched
      const columns = payload.columns.join(',')
      if (layout.columns === columns) return layouts
      return { ...layouts, [payload.kind]: { ...layout, columns } }
    },
    columnSized: (layouts, { payload: { kind, column, ...sized } }: PayloadAction<ColumnSized>) => {
      const layout = layoutOf(layouts, kind) ?? untouched
      const width = boundedWidth(sized.width)
      if (layout.widths[column] === width) return layouts
      return { ...layouts, [kind]: { ...layout, widths: { ...layout.widths, [column]: width } } }
    },
    defaultsRestored: (layouts, { payload }: PayloadAction<string>) =>
      Object.hasOwn(layouts, payload)
        ? Object.fromEntries(Object.entries(layouts).filter(([kind]) => kind !== payload))
        : layouts,
  },
  selectors: {
    selectLayout: layoutOf,
  },
})

export const { columnsChosen, columnSized, defaultsRestored } = tableLayoutSlice.actions
export const { selectLayout } = tableLayoutSlice.selectors
