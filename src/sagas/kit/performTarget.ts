// Performs a command chosen in the palette or by a shortcut.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import type { ShortcutTarget } from '../../model/shell/shortcut.ts'
import { service } from './service.ts'

/** Reports a plugin that cannot be loaded, under the name `process`. */
export function* performTarget(target: ShortcutTarget, process: string): SagaGenerator<void> {
  if ('to' in target) {
    const navigation = yield* service('navigation')
    navigation.go(target.to)
    return
  }
  const plugins = yield* service('plugins')
  const report = yield* service('report')
  try {
    if (target.pluginId !== undefined) yield* call(plugins.load, target.pluginId)
    // A copy, because the store's object is frozen and a saga marks the actions it puts.
    yield* put({ ...target.event })
  } catch (thrown) {
    yield* call(report.error, thrown, { process })
  }
}
