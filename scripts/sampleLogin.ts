// Signs somebody of the sample in at the stand-in of GitHub, as a browser would, so that a newcomer needs no account.

import { alice } from '../test/servers/identityProvider/people.ts'

/** By host, name and value. */
type Jar = Map<string, Map<string, string>>

const mostSteps = 12

function store(jar: Jar, { host }: URL, cookies: readonly string[]): void {
  const own = jar.get(host) ?? new Map<string, string>()
  for (const [name, value] of cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? []))
    if (name !== undefined && value !== undefined) own.set(name, value)
  jar.set(host, own)
}

const sent = (jar: Jar, { host }: URL): string =>
  [...(jar.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')

/** The cookies with which the backend knows the session: for `Set-Cookie`, to a page of the same host. */
export async function sampleLogin(
  backendUrl: string,
  portalUrl: string,
): Promise<readonly string[]> {
  const jar: Jar = new Map()
  const begin = new URLSearchParams({
    env: 'default',
    scope: 'read:org read:user repo',
    origin: portalUrl,
  })
  let url = new URL(`${backendUrl}/api/auth/github/start?${begin.toString()}`)
  let method = 'GET'
  for (let step = 0; step < mostSteps; step += 1) {
    const isChoice = method === 'POST'
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        cookie: sent(jar, url),
        ...(isChoice && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isChoice && { body: `user=${alice.name}` }),
    })
    const cookies = answer.headers.getSetCookie()
    store(jar, url, cookies)
    const next = answer.headers.get('location')
    // Those that remove an older session would remove this one where they come last.
    if (url.pathname.endsWith('/handler/frame'))
      return cookies.filter((cookie) => !cookie.includes('Max-Age=0;'))
    if (next !== null) {
      url = new URL(next, url)
      method = 'GET'
    } else if (url.pathname.startsWith('/interaction/')) method = 'POST'
    else throw new Error(`The sign-in stopped at ${url.href}`)
  }
  throw new Error('The sign-in did not end')
}
