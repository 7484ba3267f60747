// The window for signing in at a provider, and its result after it closes (spec 3 §5, §9).

import { FailureError } from '../../../model/failure.ts'
import { popupBlocked, popupClosed, wrongOrigin } from '../../../model/session/authFailures.ts'
import { readLoginMessage } from '../../../model/session/loginMessage.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'

/** @internal Exported for the tests' fake. */
export interface LoginPopup {
  readonly closed: boolean
  readonly close: () => void
}

interface PostedMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/** Stops listening. */
type Stop = () => void

/** The browser functions that a login needs. */
export interface LoginWorld {
  /** Null if blocked. */
  readonly open: (url: string, name: string, features: string) => LoginPopup | null
  readonly screen: () => { readonly width: number; readonly height: number }
  readonly onMessage: (listener: (message: PostedMessage) => void) => Stop
  readonly hasFocus: () => boolean
  readonly onFocus: (listener: () => void) => Stop
  readonly page: () => { readonly origin: string; readonly href: string }
  /** Redirects to a provider, which redirects back. */
  readonly leave: (url: string, providerId: string) => void
  /** The provider of a completed redirect; returned once. */
  readonly returned: () => LoginReturn | null
}

export interface LoginReturn {
  readonly providerId: string
  /** The auth backend's error message; null without an error. */
  readonly error: string | null
}

interface Login {
  readonly url: string
  readonly name: string
  /** In pixels; 500 by 700 by default. */
  readonly width?: number
  readonly height?: number
  /** The origin whose messages are accepted. */
  readonly authOrigin: string
}

export type LoginOutcome =
  | { readonly status: 'answered'; readonly answer: unknown }
  /** The browser says that the window is closed. */
  | { readonly status: 'closed' }

/** Milliseconds between checks whether the window is closed. */
const pollEvery = 100

function featuresOf(world: LoginWorld, { width = 500, height = 700 }: Login): string {
  const screen = world.screen()
  const left = Math.round((screen.width - width) / 2)
  const top = Math.round((screen.height - height) / 2)
  return `popup,width=${String(width)},height=${String(height)},left=${String(left)},top=${String(top)}`
}

/**
 * Opens the window synchronously. Aborting or an answer closes it: a window left open would be reused by the next
 * login, and its page would close it. Rejects with a `FailureError`, or the signal's reason.
 */
export function openLoginWindow(
  world: LoginWorld,
  login: Login,
  signal: AbortSignal,
): Promise<LoginOutcome> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  const popup = world.open(login.url, login.name, featuresOf(world, login))
  // Some blockers return a closed window.
  if (!popup || popup.closed) return Promise.reject(popupBlocked())
  return new Promise((resolve, reject) => {
    let expectedOrigin: string | null = null
    const settle = (settled: () => void) => {
      clearInterval(timer)
      stopListening()
      signal.removeEventListener('abort', abort)
      settled()
    }
    const abort = () => {
      settle(() => {
        popup.close()
        reject(signal.reason as Error)
      })
    }
    const stopListening = world.onMessage(({ source, origin, data }) => {
      if (source !== popup || origin !== login.authOrigin) return
      const message = readLoginMessage(data)
      if (message?.type === 'addressed') expectedOrigin = message.targetOrigin
      if (message?.type === 'answered')
        settle(() => {
          popup.close()
          resolve({ status: 'answered', answer: message.answer })
        })
      if (message?.type === 'refused')
        settle(() => {
          popup.close()
          reject(new FailureError(message.failure))
        })
    })
    const timer = setInterval(() => {
      if (!popup.closed) return
      settle(() => {
        if (expectedOrigin !== null && expectedOrigin !== world.page().origin)
          reject(wrongOrigin(expectedOrigin))
        else resolve({ status: 'closed' })
      })
    }, pollEvery)
    signal.addEventListener('abort', abort)
  })
}

/** Milliseconds between checks without focus. */
const lookEvery = 3_000

/** Resolves when the page gets the focus, or after 3 s. Rejects with the signal's reason. */
async function comingBack(world: LoginWorld, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const back = () => {
    resolve(null)
  }
  const timer = setTimeout(back, lookEvery)
  const stop = world.onFocus(back)
  try {
    await unlessAborted(promise, signal)
  } finally {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Finds the result of a window that the browser says is closed. With a `Cross-Origin-Opener-Policy` at the provider the
 * browser says so at once, and no message ever arrives, although the user is still signing in. So this polls `find`
 * until the user returns to the page. Rejects with a `FailureError`, or the signal's reason.
 */
export async function sessionAfterClosing<Session>(
  world: LoginWorld,
  find: () => Promise<Session | null>,
  signal: AbortSignal,
): Promise<Session> {
  for (;;) {
    signal.throwIfAborted()
    // Read before `find`: a login that ends meanwhile returns the focus.
    const isBack = world.hasFocus()
    const session = await find()
    if (session !== null) return session
    if (isBack) throw popupClosed()
    signal.throwIfAborted()
    if (!world.hasFocus()) await comingBack(world, signal)
  }
}
