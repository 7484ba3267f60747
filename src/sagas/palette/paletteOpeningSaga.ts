// Lives as long as the page. Opens the command palette on its shortcut and loads its chunk.

import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  listFailed,
  listLoaded,
  listRequestedAgain,
  opened,
  selectPalette,
} from '../../features/palette/paletteSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

function* followKeys(): SagaGenerator<void> {
  const shortcuts = yield* service('shortcuts')
  const subscribe = (emit: (event: StreamEvent<null>) => void) =>
    shortcuts.onPalette(() => {
      emit({ type: 'item', item: null })
    })
  yield* call(followStream<null>, subscribe, function* () {
    if ((yield* select(selectIdentity)) !== null) yield* put(opened())
  })
}

function* load(): SagaGenerator<void> {
  const { status } = yield* select(selectPalette)
  if (status !== 'loading') return
  const plugins = yield* service('plugins')
  try {
    yield* call(plugins.load, 'palette')
    yield* put(listLoaded())
  } catch (thrown) {
    yield* put(listFailed(toFailure(thrown)))
  }
}

export function* paletteOpeningSaga(): SagaGenerator<void> {
  yield* fork(followKeys)
  yield* call(takeUpLatest, [opened.type, listRequestedAgain.type], load, selectPalette)
}
