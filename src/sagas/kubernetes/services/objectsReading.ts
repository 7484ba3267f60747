import { freeze } from '@reduxjs/toolkit'
import { decodeClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import {
  assembleObjects,
  type AssembledObjects,
  type ChangedObject,
} from '../../../model/kubernetes/objectsReader.ts'
import type { ObjectsReading, ReadingOptions } from '../../../model/kubernetes/objectsReading.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'
import { WrongShapeError } from '../../../model/wrongShape.ts'
import type { Clock } from '../../services/services.ts'
import type { ReadAnswer, ReadMessage } from './objectsReceiver.ts'

type StartWorker = () => Pick<Worker, 'addEventListener' | 'removeEventListener' | 'postMessage'>

/** Bytes that the page reads itself, within a frame. */
const mostInPage = 1_000_000

const startWorker: StartWorker = () =>
  new Worker(
    /* webpackChunkName: "kubernetes-reader" */ new URL('./objectsWorker.ts', import.meta.url),
  )

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'SyntaxError') return new SyntaxError('The response is not JSON')
  return name === 'WrongShapeError' ? new WrongShapeError(message) : new Error(message)
}

export function createObjectsReading(
  clock: Pick<Clock, 'now'>,
  start: StartWorker = startWorker,
): ObjectsReading {
  let worker: ReturnType<StartWorker> | undefined
  let reads = 0

  const started = () => {
    if (worker) return worker
    const own = start()
    // Of no further use; the next answer starts another.
    own.addEventListener('error', () => {
      if (worker === own) worker = undefined
    })
    return (worker = own)
  }

  const readInWorker = async (
    blob: Blob,
    options: ReadingOptions,
    isFirst: boolean,
  ): Promise<AssembledObjects> => {
    const { key, before, wanted, onCounted, signal } = options
    const own = started()
    const number = (reads += 1)
    const changed: ChangedObject[] = []
    const { promise, resolve, reject } = Promise.withResolvers<AssembledObjects>()
    const heard = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.number !== number) return
      if (data.type === 'counted') onCounted(data.counts)
      // Frozen part by part: the store would freeze everything at once.
      else if (data.type === 'part') changed.push(...freeze([...data.objects], true))
      else if (data.type === 'failed') reject(errorOf(data))
      // The store takes them up in a task of its own.
      else setTimeout(resolve, 0, assembleObjects(before, data.changes, changed))
    }
    const failed = (event: ErrorEvent) => {
      event.preventDefault()
      // The error of a chunk that fails to load has no message.
      reject(new Error(event.message || 'The worker could not be started'))
    }
    own.addEventListener('message', heard)
    own.addEventListener('error', failed)
    const request = { key, isFirst, now: clock.now(), wanted }
    own.postMessage({ number, blob, request } satisfies ReadMessage)
    return unlessAborted(promise, signal).finally(() => {
      own.removeEventListener('message', heard)
      own.removeEventListener('error', failed)
    })
  }

  const readLarge = async (blob: Blob, options: ReadingOptions) => {
    const isFirst = options.before === undefined
    const { objects, lacksObjects } = await readInWorker(blob, options, isFirst)
    // The page did not take up what the worker told last, or has read a small answer since.
    return lacksObjects && !isFirst ? (await readInWorker(blob, options, true)).objects : objects
  }

  return {
    prepare: started,
    read: async (blob, options) =>
      blob.size > mostInPage
        ? readLarge(blob, options)
        : decodeClusterObjects(JSON.parse(await blob.text())),
  }
}
