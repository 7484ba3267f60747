// Searches a log off the main thread: a regular expression may take minutes, and is then ended with its worker.

import { createLineSearch, type SearchMessage } from './lineSearch.ts'

const receive = createLineSearch((answer) => {
  self.postMessage(answer)
})

self.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  receive(data)
})
