import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'
import fc from 'fast-check'
import './modalDialogs.ts'

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

// The same draws in every run, and others by choice: a change is refused for what it did.
fc.configureGlobal({ seed: Number(process.env['PORTICO_SEED'] ?? 20_261_122) })

// jsdom has no layout and says so on the console.
window.scrollTo = () => undefined
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
// The window is as wide as the filters beside the catalog's rows need.
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

// Node's own would keep its process alive. Antd's forms wait by it for the end of a task.
window.MessageChannel = class {
  readonly port1 = { onmessage: (): unknown => undefined }
  readonly port2 = {
    postMessage: () => {
      queueMicrotask(() => this.port1.onmessage())
    },
  }
} as unknown as typeof MessageChannel

// Node's own keeps its process alive for as long as it is open, and a page never closes it.
const { BroadcastChannel } = window
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    const unref: unknown = Reflect.get(this, 'unref')
    if (typeof unref === 'function') Reflect.apply(unref, this, [])
  }
}
