// Runs off the main thread: a layout of thousands of nodes takes seconds.

import { layOut, type LayoutInput } from '../../../model/graph/layout.ts'

self.addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => {
  self.postMessage(layOut(data))
})
