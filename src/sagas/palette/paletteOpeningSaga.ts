// Lives as long as the page. Opens the command palette on its shortcut and loads its chunk.

import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  listFailed,
  listLoaded,
  opened,
  selectPalette,
} from '../../features/palette/paletteSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'

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

const selectIsLoading = (root: Parameters<typeof selectPalette>[0]): true | undefined =>
  selectPalette(root).status === 'loading' ? true : undefined

function* load(): SagaGenerator<void> {
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
  yield* call(follow<true>, selectIsLoading, load)
}
