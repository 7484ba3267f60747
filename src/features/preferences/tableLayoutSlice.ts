// The columns of the catalog's table as someone chose them, for each kind; kept (`sagas/keptValues.ts`). A kind that
// is not named has its defaults.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  boundedWidth,
  type TableLayout,
  type TableLayouts,
} from '../../model/preferences/tableLayouts.ts'

export interface TableLayoutState {
  readonly layouts: TableLayouts
}

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

/** Kinds come out of the URL: `constructor` is one like any other. */
const layoutOf = ({ layouts }: TableLayoutState, kind: string): TableLayout =>
  (Object.hasOwn(layouts, kind) ? layouts[kind] : undefined) ?? untouched

const laidOut = (state: TableLayoutState, kind: string, layout: TableLayout): TableLayoutState => ({
  layouts: { ...state.layouts, [kind]: layout },
})

export const tableLayoutSlice = createSlice({
  name: 'tableLayout',
  initialState: (): TableLayoutState => ({ layouts: {} }),
  reducers: {
    /** From storage, at the start or out of another tab, or from the server. */
    layoutsRemembered: (_state, { payload }: PayloadAction<TableLayouts>): TableLayoutState => ({
      layouts: payload,
    }),
    columnsChosen: (state, { payload }: PayloadAction<ColumnsChosen>): TableLayoutState => {
      const layout = layoutOf(state, payload.kind)
      const columns = payload.columns.join(',')
      return layout.columns === columns
        ? state
        : laidOut(state, payload.kind, { ...layout, columns })
    },
    columnSized: (state, { payload }: PayloadAction<ColumnSized>): TableLayoutState => {
      const { kind, column } = payload
      const layout = layoutOf(state, kind)
      const width = boundedWidth(payload.width)
      return layout.widths[column] === width
        ? state
        : laidOut(state, kind, { ...layout, widths: { ...layout.widths, [column]: width } })
    },
    defaultsRestored: (state, { payload }: PayloadAction<string>): TableLayoutState =>
      Object.hasOwn(state.layouts, payload)
        ? {
            layouts: Object.fromEntries(
              Object.entries(state.layouts).filter(([kind]) => kind !== payload),
            ),
          }
        : state,
  },
  selectors: {
    selectLayouts: ({ layouts }) => layouts,
    /** Nothing where the kind has its defaults. */
    selectLayout: ({ layouts }, kind: string): TableLayout | undefined =>
      Object.hasOwn(layouts, kind) ? layouts[kind] : undefined,
  },
})

export const { layoutsRemembered, columnsChosen, columnSized, defaultsRestored } =
  tableLayoutSlice.actions
export const { selectLayouts, selectLayout } = tableLayoutSlice.selectors
