// Reads large answers off the main thread: 30,000 pods take seconds to parse.

import { createObjectsReceiver, type ReadMessage } from './objectsReceiver.ts'

const receive = createObjectsReceiver((answer) => {
  self.postMessage(answer)
})

self.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
  void receive(data)
})
