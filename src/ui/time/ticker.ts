// One timer for all times on a page; paused while the page is hidden.

const listeners = new Map<number, Set<() => void>>()
const timers = new Map<number, ReturnType<typeof setInterval>>()

const tellAll = (step: number) => {
  listeners.get(step)?.forEach((tell) => {
    tell()
  })
}

function start(step: number): void {
  if (timers.has(step) || document.hidden) return
  timers.set(
    step,
    setInterval(() => {
      tellAll(step)
    }, step),
  )
}

function stop(step: number): void {
  clearInterval(timers.get(step))
  timers.delete(step)
}

function followVisibility(): void {
  for (const step of listeners.keys()) {
    if (document.hidden) stop(step)
    else {
      // Updates at once, because the shown times may be old.
      tellAll(step)
      start(step)
    }
  }
}

/** Calls `tell` every `step` milliseconds while the page is visible; returns a function to stop. */
export function onTick(step: number, tell: () => void): () => void {
  const known = listeners.get(step) ?? new Set()
  if (listeners.size === 0) document.addEventListener('visibilitychange', followVisibility)
  listeners.set(step, known.add(tell))
  start(step)
  return () => {
    known.delete(tell)
    if (known.size > 0) return
    stop(step)
    listeners.delete(step)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', followVisibility)
  }
}
