// A window in which somebody signs in at a provider, and what to think of it once it is closed (spec 3 §5, §9).

import { FailureError } from '../../../model/failure.ts'
import { popupBlocked, popupClosed, wrongOrigin } from '../../../model/session/authFailures.ts'
import { readLoginMessage } from '../../../model/session/loginMessage.ts'

/** @internal Exported for its stand-in in tests. */
export interface LoginPopup {
  readonly closed: boolean
  readonly close: () => void
}

interface PostedMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/** How to stop. */
type Stop = () => void

/** What a login needs of the browser. */
export interface LoginWorld {
  /** Null where it is not allowed to. */
  readonly open: (url: string, name: string, features: string) => LoginPopup | null
  readonly screen: () => { readonly width: number; readonly height: number }
  readonly onMessage: (listener: (message: PostedMessage) => void) => Stop
  readonly hasFocus: () => boolean
  readonly onFocus: (listener: () => void) => Stop
  readonly page: () => { readonly origin: string; readonly href: string }
  /** Leaves the page for a provider, which leads back to it. */
  readonly leave: (url: string, providerId: string) => void
  /** From which provider somebody has come back to this page; each return is given once. */
  readonly returned: () => LoginReturn | null
}

export interface LoginReturn {
  readonly providerId: string
  /** What the auth backend says was wrong, in words of others; null where nothing was. */
  readonly error: string | null
}

interface Login {
  readonly url: string
  readonly name: string
  /** In pixels; 500 by 700 where nothing else is asked for. */
  readonly width?: number
  readonly height?: number
  /** Of the pages whose messages count. */
  readonly authOrigin: string
}

export type LoginOutcome =
  | { readonly status: 'answered'; readonly answer: unknown }
  /** Or so the browser says. */
  | { readonly status: 'closed' }

/** Milliseconds between two looks at whether the window is closed. */
const pollEvery = 100

function featuresOf(world: LoginWorld, { width = 500, height = 700 }: Login): string {
  const screen = world.screen()
  const left = Math.round((screen.width - width) / 2)
  const top = Math.round((screen.height - height) / 2)
  return `popup,width=${String(width)},height=${String(height)},left=${String(left)},top=${String(top)}`
}

/**
 * Opens the window before it returns. Aborting closes it, and so does its answer: a window that is still there would
 * be taken for the next login, and its page closes it in the midst of that. Rejects with a `FailureError`, or the
 * signal's reason.
 */
export function openLoginWindow(
  world: LoginWorld,
  login: Login,
  signal: AbortSignal,
): Promise<LoginOutcome> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  const popup = world.open(login.url, login.name, featuresOf(world, login))
  // Some blockers give a window that is closed already.
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

/** Milliseconds after which whoever does not come back is looked for all the same. */
const lookEvery = 3_000

/** Resolves when the page gets the focus, after 3 s at the latest. Rejects with the signal's reason. */
function comingBack(world: LoginWorld, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', abort)
      settled()
    }
    const back = () => {
      settle(resolve)
    }
    const abort = () => {
      settle(() => {
        reject(signal.reason as Error)
      })
    }
    const timer = setTimeout(back, lookEvery)
    const stop = world.onFocus(back)
    signal.addEventListener('abort', abort)
  })
}

/**
 * What a window that is said to be closed has come to. Where the provider's pages have a
 * `Cross-Origin-Opener-Policy` that is said at once, while somebody is still busy in it, and no message will ever
 * come; the session is at the backend all the same. So `find` looks for it there, until the person is back here.
 * Rejects with a `FailureError`, or the signal's reason.
 */
export async function sessionAfterClosing<Session>(
  world: LoginWorld,
  find: () => Promise<Session | null>,
  signal: AbortSignal,
): Promise<Session> {
  for (;;) {
    signal.throwIfAborted()
    // Before looking: a login that ends meanwhile gives the focus back.
    const isBack = world.hasFocus()
    const session = await find()
    if (session !== null) return session
    if (isBack) throw popupClosed()
    signal.throwIfAborted()
    if (!world.hasFocus()) await comingBack(world, signal)
  }
}
