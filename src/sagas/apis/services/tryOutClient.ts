// Keeps try-out requests and their answers out of actions and store. What sends them is loaded with the first.

import type { TryOutRequest } from '../../../model/apis/tryOut.ts'
import {
  TryOutError,
  type TryOutAnswer,
  type TryOutClient,
} from '../../../model/apis/tryOutClient.ts'
import type { SenderParts } from './sendTryOut.ts'

export function createTryOutClient(parts: SenderParts): TryOutClient {
  let kept: TryOutRequest | null = null
  let last: TryOutAnswer | null = null
  return {
    keep: (request) => {
      kept = request
      last = null
    },
    send: async (signal) => {
      const request = kept
      kept = null
      // Sent by a process that has crashed since: not sent twice.
      if (!request) throw new TryOutError('interrupted')
      const { sendTryOut } = await import(/* webpackChunkName: "api-docs" */ './sendTryOut.ts')
      last = await sendTryOut(parts, request, signal)
      return last
    },
    answer: () => last,
    forget: () => {
      kept = null
      last = null
    },
  }
}
