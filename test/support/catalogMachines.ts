// State × event for the machines of the catalog index, as in machines.ts.

import * as views from '../../src/features/catalog/views/viewsSlice.ts'
import * as picker from '../../src/features/entities/picker/pickerSlice.ts'
import {
  viewRemoved,
  viewRenamed,
  viewSaved,
} from '../../src/features/preferences/savedViewsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Machine } from './machine.ts'

const narrowed = navigated({ pathname: '/catalog', search: '?x', hash: '', by: 'push' })
const left = navigated({ pathname: '/settings', search: '', hash: '', by: 'push' })

const picking = {
  status: 'open',
  picker: 'owners',
  page: '/catalog',
  text: 'pay',
  searched: '',
  active: null,
} as const

const dialogEnds = {
  dialogDismissed: 'listed',
  viewSaved: 'listed',
  viewRenamed: 'listed',
  viewRemoved: 'listed',
  narrowed: 'closed',
  left: 'closed',
  signedOut: 'closed',
}

export const catalogMachines: Readonly<Record<string, Machine>> = {
  picker: {
    reducer: picker.pickerSlice.reducer,
    states: {
      closed: { status: 'closed' },
      open: picking,
    },
    events: {
      opened: picker.pickerOpened({ picker: 'owners', page: '/catalog' }),
      otherOpened: picker.pickerOpened({ picker: 'tags', page: '/catalog' }),
      closed: picker.pickerClosed('owners'),
      otherClosed: picker.pickerClosed('tags'),
      typed: picker.textTyped('paym'),
      typingPaused: picker.typingPaused(),
      reached: picker.optionReached('group:default/payments'),
      narrowed,
      left,
    },
    moves: {
      closed: { opened: 'open', otherOpened: 'open' },
      open: {
        otherOpened: 'open',
        closed: 'closed',
        typed: 'open',
        typingPaused: 'open',
        reached: 'open',
        left: 'closed',
      },
    },
  },
  views: {
    reducer: views.viewsSlice.reducer,
    states: {
      closed: { status: 'closed' },
      listed: { status: 'listed' },
      naming: { status: 'naming', search: '' } as views.ViewsState,
      renaming: { status: 'renaming', view: 'Mine' } as views.ViewsState,
      removing: { status: 'removing', view: 'Mine' } as views.ViewsState,
    },
    events: {
      viewsOpened: views.viewsOpened(),
      viewsClosed: views.viewsClosed(),
      savingAsked: views.savingAsked('?filters[kind]=api'),
      renamingAsked: views.renamingAsked('Mine'),
      removingAsked: views.removingAsked('Mine'),
      dialogDismissed: views.dialogDismissed(),
      viewSaved: viewSaved({ name: 'Mine', search: '' }),
      viewRenamed: viewRenamed({ from: 'Mine', to: 'Ours' }),
      viewRemoved: viewRemoved('Mine'),
      narrowed,
      left,
      signedOut: signedOut({ by: 'user' }),
    },
    moves: {
      closed: { viewsOpened: 'listed' },
      listed: {
        viewsClosed: 'closed',
        savingAsked: 'naming',
        renamingAsked: 'renaming',
        removingAsked: 'removing',
        narrowed: 'closed',
        left: 'closed',
        signedOut: 'closed',
      },
      naming: dialogEnds,
      renaming: dialogEnds,
      removing: dialogEnds,
    },
  },
}
