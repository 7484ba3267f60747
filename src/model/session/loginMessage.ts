// The message that a finished login posts to the window that opened it (spec 3 §5, §8).

import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { withoutTokens } from './withoutTokens.ts'

export type LoginMessage =
  /** Not validated yet; see `readProviderAnswer`. */
  | { readonly type: 'answered'; readonly answer: unknown }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The portal's origin as the backend knows it: the only target of the message. */
  | { readonly type: 'addressed'; readonly targetOrigin: string }

const nameForm = /^[A-Za-z]{1,31}$/

function refusal(error: unknown): Failure {
  const { name, message } = isRecord(error) ? error : {}
  return {
    kind: 'rejected',
    name: typeof name === 'string' && nameForm.test(name) ? name : 'Error',
    message: typeof message === 'string' ? withoutTokens(message) : 'Login failed',
  }
}

/** Undefined for other messages. */
export function readLoginMessage(data: unknown): LoginMessage | undefined {
  if (!isRecord(data) || !Object.hasOwn(data, 'type')) return undefined
  if (data['type'] === 'config_info') {
    const origin = data['targetOrigin']
    const isOrigin = typeof origin === 'string' && URL.parse(origin)?.origin === origin
    return isOrigin ? { type: 'addressed', targetOrigin: origin } : undefined
  }
  if (data['type'] !== 'authorization_response') return undefined
  if (Object.hasOwn(data, 'error')) return { type: 'refused', failure: refusal(data['error']) }
  if (!Object.hasOwn(data, 'response')) return undefined
  return { type: 'answered', answer: data['response'] }
}
