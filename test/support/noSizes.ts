// Parts that follow their size have an observer, though nothing has a size in jsdom.
globalThis.ResizeObserver = class {
  readonly observe = (): void => undefined
  readonly unobserve = (): void => undefined
  readonly disconnect = (): void => undefined
}
