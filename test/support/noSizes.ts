// Antd's text areas follow their size; jsdom has none, and no observer.
globalThis.ResizeObserver = class {
  readonly observe = (): void => undefined
  readonly unobserve = (): void => undefined
  readonly disconnect = (): void => undefined
}
