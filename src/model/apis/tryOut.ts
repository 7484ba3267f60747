// Builds one request to an API from its definition and the user's input. Definitions are untrusted: the request goes
// only to the server that the user chose and sees.

import { encodePart } from '../encodePath.ts'
import type { ParameterPlace } from './openApiContents.ts'
import type { ApiServer } from './openApiServers.ts'

/** A server that the backend's proxy reaches (`app.apiDocs.proxies`). */
export interface ApiProxy {
  /** Absolute URL, as definitions name it. */
  readonly server: string
  /** Endpoint of the proxy, with its leading slash. */
  readonly path: string
}

export interface TryOutTarget {
  readonly way: 'direct' | 'proxy'
  /** As the definition names it. */
  readonly server: string
  /** Base of the operations' paths: a URL, or a path of the plugin `proxy`. */
  readonly base: string
}

const withoutSlash = (text: string): string => text.replace(/(?<!\/)\/+$/, '')

/** Without a slash at its end; undefined unless it is an http or https address without more than a path. */
export const webAddress = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === ''
    ? withoutSlash(url.href)
    : undefined
}

interface Bases {
  /** The definition's own address (`$self`). */
  readonly document?: string | undefined
  /** A server that the user typed. */
  readonly typed?: string | undefined
}

/** Relative servers with their base, if one is known. Without any server, that is the typed one. */
export function absoluteServers(
  servers: readonly ApiServer[],
  { document, typed }: Bases,
): readonly ApiServer[] {
  const base = typed === undefined ? document : `${withoutSlash(typed)}/`
  if (base === undefined) return servers
  if (servers.length === 0) return typed === undefined ? [] : [{ url: typed }]
  return servers.map((server) => ({
    ...server,
    url: URL.parse(server.url, base)?.href ?? server.url,
  }))
}

/** Servers reached through the proxy come first. Relative servers are left out, because their base is unknown. */
export function targetsOf(
  servers: readonly ApiServer[],
  proxies: readonly ApiProxy[],
): readonly TryOutTarget[] {
  const known = [...new Set(servers.flatMap(({ url }) => webAddress(url) ?? []))]
  const proxied = known.flatMap((server) =>
    proxies.flatMap((proxy): readonly TryOutTarget[] => {
      const end = webAddress(proxy.server)
      if (end === undefined || (server !== end && !server.startsWith(`${end}/`))) return []
      const base = `plugin://proxy${withoutSlash(proxy.path)}${server.slice(end.length)}`
      return [{ way: 'proxy', server, base }]
    }),
  )
  return [
    ...proxied,
    ...known.map((server): TryOutTarget => ({ way: 'direct', server, base: server })),
  ]
}

export interface TypedValue {
  readonly place: ParameterPlace
  readonly name: string
  readonly value: string
  /** A key, password or token: no code that is shown contains it. */
  readonly isSecret?: boolean
}

/** A field of a form, or a part of a multipart body. */
export interface FormEntry {
  readonly name: string
  readonly value: string | File
  readonly mediaType?: string
  readonly isSecret?: boolean
}

export type RequestBody =
  | { readonly mediaType: string; readonly text: string }
  | { readonly mediaType: string; readonly fields: readonly FormEntry[] }
  | { readonly mediaType: string; readonly file: File }

export interface TryOutDraft {
  /** In capitals, unless it is a method of the API's own. */
  readonly method: string
  readonly path: string
  readonly target: TryOutTarget
  readonly values: readonly TypedValue[]
  readonly body?: RequestBody
}

export interface TryOutRequest {
  readonly way: TryOutTarget['way']
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | File | null
}

const headerName = /^[\w!#$%&'*+.^`|~-]+$/
const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

/** Contains `..`, or would after another round of decoding by the server. */
const climbs = (path: string): boolean => /(^|[/\\])\.{1,2}([/\\?#]|$)|\\|%(2e|2f|5c)/i.test(path)

/** Undefined if the path would leave the chosen server. */
export function addressOf({ path, target, values }: TryOutDraft): string | undefined {
  const valueAtPlace = (name: string) =>
    values.find((one) => one.place === 'path' && one.name === name)?.value ?? ''
  const filledPath = path.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) =>
    encodePart(valueAtPlace(name)),
  )
  if (climbs(path) || /(^|\/)\.{1,2}(\/|$)/.test(filledPath) || !filledPath.startsWith('/'))
    return undefined
  const query = new URLSearchParams(
    values
      .filter(({ place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  ).toString()
  const whole = values.find(({ place }) => place === 'querystring')?.value ?? ''
  const search = [query, encodePart(whole)].filter((part) => part !== '').join('&')
  // A `?` or `#` in the definition would end the path.
  const address = target.base + filledPath.replaceAll('?', '%3F').replaceAll('#', '%23')
  return search === '' ? address : `${address}?${search}`
}

export const isMultipart = ({ mediaType }: RequestBody): boolean => /^multipart\//i.test(mediaType)

/** Definitions may have ranges such as `image/*`, which no request has. */
function typeOf(body: RequestBody): string {
  if (!body.mediaType.includes('*')) return body.mediaType
  const own = 'file' in body ? body.file.type : 'text/plain'
  return own === '' ? 'application/octet-stream' : own
}

/** Undefined headers and those that no request may have are left out; browsers write those of parts. */
export const headersOf = ({ values, body }: TryOutDraft): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    values
      .filter(
        ({ place, name, value }) =>
          place === 'header' && value !== '' && headerName.test(name) && isHeaderValue(value),
      )
      .map(({ name, value }) => [name, value]),
  ),
  ...(body && !(isMultipart(body) && 'fields' in body) && { 'content-type': typeOf(body) }),
})

function partsOf(fields: readonly FormEntry[]): FormData {
  const form = new FormData()
  for (const { name, value, mediaType } of fields) {
    if (typeof value === 'string' && mediaType === undefined) form.append(name, value)
    else if (typeof value === 'string')
      form.append(name, new Blob([value], { type: mediaType ?? '' }))
    else form.append(name, value, value.name)
  }
  return form
}

/** A form without parts has names of files in place of their contents. */
const urlencoded = (fields: readonly FormEntry[]): string =>
  new URLSearchParams(
    fields.map(({ name, value }) => [name, typeof value === 'string' ? value : value.name]),
  ).toString()

function sentBody(body: RequestBody | undefined): TryOutRequest['body'] {
  if (!body) return null
  if ('text' in body) return body.text
  if ('file' in body) return body.file
  return isMultipart(body) ? partsOf(body.fields) : urlencoded(body.fields)
}

/** Undefined if the path would leave the chosen server, or the method is none. */
export function requestOf(draft: TryOutDraft): TryOutRequest | undefined {
  const address = addressOf(draft)
  if (address === undefined || !headerName.test(draft.method)) return undefined
  const { method, target, body } = draft
  return { way: target.way, method, address, headers: headersOf(draft), body: sentBody(body) }
}
