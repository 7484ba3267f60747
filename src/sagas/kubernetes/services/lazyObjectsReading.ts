import type { ObjectsReading } from '../../../model/kubernetes/objectsReading.ts'
import type { Clock } from '../../services/services.ts'

/** Reads answers with code of the plugin's chunk, so that the shell has none of it. */
export function createLazyObjectsReading(clock: Pick<Clock, 'now'>): ObjectsReading {
  let loaded: Promise<ObjectsReading> | undefined
  const load = async () => {
    try {
      const { createObjectsReading } = await import(
        /* webpackChunkName: "kubernetes" */ './objectsReading.ts'
      )
      return createObjectsReading(clock)
    } catch (thrown) {
      loaded = undefined
      throw thrown
    }
  }
  const loading = () => (loaded ??= load())
  return {
    prepare: () => {
      loading()
        .then((reading) => {
          reading.prepare()
        })
        .catch(() => undefined)
    },
    read: async (blob, options) => (await loading()).read(blob, options),
  }
}
