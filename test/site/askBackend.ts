import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'

/** JSON from a backend, requested as the guest; with a body by POST. Undefined for an answer without one. */
export async function askBackend(
  url: string,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const { origin } = new URL(url)
  const session = await fetch(`${origin}/api/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.status === 204 ? undefined : answer.json()
}
