// A server that cuts a connection whose headers are too long looks like none. Loaded with the first such failure.

import type { Failure } from '../../model/failure.ts'

type Send = (url: string, init: RequestInit) => Promise<unknown>

/** The same failure, unless the server answers to less: then it refused the request, and there is no outage. */
export async function refusedLength(failure: Failure, url: string, send: Send): Promise<Failure> {
  const origin = URL.parse(url)?.origin
  if (origin === undefined) return failure
  return send(`${origin}/`, { mode: 'no-cors' }).then(
    () => ({
      kind: 'rejected',
      name: 'TooLongError',
      message: 'The server refused the request: its address or its token is too long',
    }),
    () => failure,
  )
}
