// Workers that search a log in the test's own thread, because jsdom has none.

import { createLineSearch, type SearchMessage } from '../../src/ui/log/lineSearch.ts'
import type { SearchWorker } from '../../src/ui/log/logSearcher.ts'

export function searchInPlace(): SearchWorker {
  const worker = new EventTarget()
  let isTerminated = false
  const receive = createLineSearch((answer) => {
    if (!isTerminated) worker.dispatchEvent(new MessageEvent('message', { data: answer }))
  })
  return {
    addEventListener: worker.addEventListener.bind(worker),
    postMessage: (message: SearchMessage) => {
      receive(message)
    },
    terminate: () => {
      isTerminated = true
    },
  }
}
