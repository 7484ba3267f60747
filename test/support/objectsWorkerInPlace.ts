import { createObjectsReceiver } from '../../src/sagas/kubernetes/services/objectsReceiver.ts'

/** A worker for large answers about objects that runs in place, because jsdom has no workers. */
export function workerInPlace(): Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage'
> {
  const target = new EventTarget()
  const receive = createObjectsReceiver((data) => {
    target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  })
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    postMessage: (message: unknown) => {
      void receive(message as Parameters<typeof receive>[0])
    },
  }
}
