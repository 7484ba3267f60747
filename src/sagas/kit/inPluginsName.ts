import { getContext, type SagaGenerator } from 'typed-redux-saga'
import type { PluginMeter } from '../services/pluginMeter.ts'

/** Wraps work so that the requests it begins at once count for the plugin of the process. */
export function* inPluginsName(): SagaGenerator<<Result>(work: () => Result) => Result> {
  const pluginId = yield* getContext<string | undefined>('pluginId')
  const meter = yield* getContext<PluginMeter | undefined>('meter')
  return (work) => (pluginId === undefined || !meter ? work() : meter.during(pluginId, work))
}
