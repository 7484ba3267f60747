import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { service } from './service.ts'

/** Whether content may be kept in the browser: not if it is switched off, nor on a page for signed-in users only. */
export function* mayKeep(): SagaGenerator<boolean> {
  const cookie = yield* service('cookie')
  return (yield* select(selectConfig))?.offline === true && !cookie.isProtected()
}
