// Signs in without a browser: keeps cookies, follows redirects and submits the provider's form.

import assert from 'node:assert/strict'
import { isRecord } from '../../../src/model/isRecord.ts'

interface Cookie {
  readonly host: string
  readonly path: string
  readonly name: string
  readonly value: string
}

export interface Client {
  /** Sends one request with its cookies; does not follow redirects. */
  readonly send: (url: string, init?: RequestInit) => Promise<Response>
  /** Follows redirects; the last response and its address. */
  readonly follow: (url: string, init?: RequestInit) => Promise<Arrival>
  readonly cookies: () => readonly Cookie[]
  /** Another client with the same cookies. */
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

/** Signs in at the provider as this person, or refuses; returns where that led. */
export async function signIn(client: Client, startUrl: string, person?: string): Promise<Arrival> {
  const { response, url } = await client.follow(startUrl)
  assert.match(await response.text(), /<h1>Sign in<\/h1>/, url)
  const body = new URLSearchParams(person === undefined ? { refuse: 'yes' } : { user: person })
  const answer = await client.send(url, { method: 'POST', body })
  return client.follow(new URL(answer.headers.get('location') ?? '', url).href)
}

/** Requests of the auth backend for one provider, as a page of this origin sends them. */
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

/** The message that the popup posts to its opener, and its target origin. */
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

/** Reads a path such as `a.b.c` from a response; undefined where a part is missing. */
export const part = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json)
