import { CompressionStream, DecompressionStream } from 'node:stream/web'
import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'
import fc from 'fast-check'
import './computedStyle.ts'
import './modalDialogs.ts'
import './noSizes.ts'
import './quickFailures.ts'
import './slowTests.ts'

// Long, so that a busy machine does not fail tests.
configure({ asyncUtilTimeout: 10_000 })

// The same random values in every run, so that a change fails only for its own faults; PORTICO_SEED gives others.
fc.configureGlobal({ seed: Number(process.env['PORTICO_SEED'] ?? 20_261_122) })

// Browsers have them; jsdom does not.
Object.assign(globalThis, { CompressionStream, DecompressionStream })

// jsdom has no layout and prints an error.
window.scrollTo = () => undefined
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
// Wide enough for the filters beside the catalog's rows.
const windowWidth = 1440
const matchesWidth = (media: string): boolean => {
  const [, sign, width] = /width (>=?|<=?) (\d+)px/.exec(media) ?? []
  if (sign === undefined) return false
  const difference = windowWidth - Number(width)
  return sign.startsWith('>')
    ? difference > 0 || (difference === 0 && sign === '>=')
    : difference < 0
}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: matchesWidth(media) }) as MediaQueryList

// Node's own would keep its process alive. Antd's forms use it to wait for the end of a task.
window.MessageChannel = class {
  readonly port1 = { onmessage: (): unknown => undefined }
  readonly port2 = {
    postMessage: () => {
      queueMicrotask(() => this.port1.onmessage())
    },
  }
} as unknown as typeof MessageChannel

// Node's own keeps its process alive while it is open, and a page never closes it.
const { BroadcastChannel } = window
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    const unref: unknown = Reflect.get(this, 'unref')
    if (typeof unref === 'function') Reflect.apply(unref, this, [])
  }
}
