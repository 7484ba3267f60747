// Performs a command chosen in the palette or by a shortcut.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectSwitchedOff } from '../../features/preferences/switchedOffSlice.ts'
import type { ShortcutTarget } from '../../model/shell/shortcut.ts'
import { service } from './service.ts'

/** Does nothing for a plugin that is switched off. Reports one that cannot be loaded, under the name `process`. */
export function* performTarget(target: ShortcutTarget, process: string): SagaGenerator<void> {
  if ('to' in target) {
    const navigation = yield* service('navigation')
    navigation.go(target.to)
    return
  }
  const { pluginId } = target
  if (pluginId !== undefined && (yield* select(selectSwitchedOff)).includes(pluginId)) return
  const plugins = yield* service('plugins')
  const report = yield* service('report')
  try {
    if (pluginId !== undefined) yield* call(plugins.load, pluginId)
    // A copy, because the store's object is frozen and a saga marks the actions it puts.
    yield* put({ ...target.event })
  } catch (thrown) {
    yield* call(report.error, thrown, { process })
  }
}
