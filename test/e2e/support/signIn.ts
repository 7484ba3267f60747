// Sign-in without a browser: one who keeps cookies by hand, follows redirects and fills in the provider's form.

import assert from 'node:assert/strict'
import { isRecord } from '../../../src/model/isRecord.ts'

interface Cookie {
  readonly host: string
  readonly path: string
  readonly name: string
  readonly value: string
}

export interface Client {
  /** One request with the cookies that belong to it; redirects are not followed. */
  readonly send: (url: string, init?: RequestInit) => Promise<Response>
  /** The answer at the end of all redirects, and where that was. */
  readonly follow: (url: string, init?: RequestInit) => Promise<Arrival>
  readonly cookies: () => readonly Cookie[]
  /** Another one with the same cookies. */
  readonly copy: () => Client
}

interface Arrival {
  readonly response: Response
  readonly url: string
}

function readCookie(line: string, url: URL): { readonly cookie: Cookie; readonly isOver: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const valueOf = (name: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
  const isOver = valueOf('max-age') === '0' || Date.parse(valueOf('expires') ?? '') <= Date.now()
  const { hostname: host } = url
  return { cookie: { host, path: valueOf('path') ?? '/', name, value }, isOver }
}

export function createClient(known: readonly Cookie[] = []): Client {
  let cookies = known

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url)
    const sent = cookies.filter(
      ({ host, path }) => host === target.hostname && `${target.pathname}/`.startsWith(path),
    )
    const headers = new Headers(init.headers)
    if (sent.length > 0) {
      headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const { cookie, isOver } = readCookie(line, target)
      const others = cookies.filter(
        ({ host, path, name }) =>
          host !== cookie.host || path !== cookie.path || name !== cookie.name,
      )
      cookies = isOver ? others : [...others, cookie]
    }
    return response
  }

  async function follow(url: string, init?: RequestInit): Promise<Arrival> {
    const response = await send(url, init)
    const location = response.headers.get('location')
    if (location === null) return { response, url }
    return follow(new URL(location, url).href)
  }

  return { send, follow, cookies: () => cookies, copy: () => createClient(cookies) }
}

/** Goes through the provider's page as this person, or refuses; says where that led. */
export async function signIn(client: Client, startUrl: string, person?: string): Promise<Arrival> {
  const { response, url } = await client.follow(startUrl)
  assert.match(await response.text(), /<h1>Sign in<\/h1>/, url)
  const body = new URLSearchParams(person === undefined ? { refuse: 'yes' } : { user: person })
  const answer = await client.send(url, { method: 'POST', body })
  return client.follow(new URL(answer.headers.get('location') ?? '', url).href)
}

/** What one auth provider of the backend is asked, as the page of this origin asks it. */
export function authApi(backendUrl: string, id: string, origin: string) {
  const base = `${backendUrl}/api/auth/${id}`
  const asPage = { 'x-requested-with': 'XMLHttpRequest', origin }
  return {
    start: (more: Readonly<Record<string, string>> = {}) =>
      `${base}/start?${new URLSearchParams({ env: 'default', scope: '', origin, ...more }).toString()}`,
    refresh: async (client: Client) => {
      const answer = await client.send(`${base}/refresh?env=default`, { headers: asPage })
      const json: unknown = await answer.json()
      return { status: answer.status, json, message: part(json, 'error.message') }
    },
    logout: (client: Client) =>
      client.send(`${base}/logout?env=default`, { method: 'POST', headers: asPage }),
  }
}

/** What the frame tells its opener, and to which origin. */
export async function readFrame(response: Response) {
  const html = await response.text()
  const read = (name: string) =>
    decodeURIComponent(
      new RegExp(`var ${name} = decodeURIComponent\\('([^']*)'\\)`).exec(html)?.[1] ?? '',
    )
  const message: unknown = JSON.parse(read('authResponse'))
  assert.ok(isRecord(message))
  return { message, origin: read('origin') }
}

/** Reads `a.b.c` of an answer; nothing where one of them is missing. */
export const part = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json)
