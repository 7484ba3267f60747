// Does what was chosen in the palette or by its keys.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import type { ShortcutTarget } from '../../model/shell/shortcut.ts'
import { service } from './service.ts'

/** Reports a plugin that cannot be loaded, in the name of `process`. */
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
    // A copy: what the store holds is frozen, and a saga marks what it puts.
    yield* put({ ...target.event })
  } catch (thrown) {
    yield* call(report.error, thrown, { process })
  }
}
