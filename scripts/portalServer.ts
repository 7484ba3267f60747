// Serves dist/ as a deployment would: compressed, with security headers, with immutable hashed files, and with the
// configuration written into the page as a Backstage app-backend does.

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { stringify } from 'yaml'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { readPortalAddresses } from '../src/model/config/portalAddresses.ts'
import { basePathOf } from '../src/model/paths.ts'
import { withConfig, withoutConfig } from './pageConfig.ts'
import { portalHeaders, readerOf } from './portalHeaders.ts'

export interface PortalOptions {
  readonly port: number
  /** See frontendConfig.ts. */
  readonly config: ConfigObject
  /** False leaves the configuration to app-config.yaml beside the page. */
  readonly isInjected?: boolean
  /** Folder of the built files; the portal's own by default. */
  readonly folder?: string
  /** Cookies of a browser's first visit, which may sign the user out afterwards. */
  readonly firstCookies?: () => readonly string[]
  /** Headers of every answer; the portal's security headers by default. */
  readonly headers?: Readonly<Record<string, string>>
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface Page {
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

function renderPage(folder: string, config: ConfigObject, isInjected: boolean): Page {
  // `npm run build` has written a configuration into the page.
  const html = withoutConfig(readFileSync(`${folder}/index.html`, 'utf8'))
  const identity = Buffer.from(isInjected ? withConfig(html, config) : html)
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) }
}

/** Says that a browser has had its first cookies. */
const visited = 'portico-visited=1'

function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : page[encoding ?? 'identity'])
}

/** Listens on loopback only; resolves once it listens. */
export function startPortal(options: PortalOptions): Promise<Server> {
  const { port, config, isInjected = true, folder = dist, firstCookies = () => [] } = options
  const { headers = portalHeaders(config) } = options
  const base = basePathOf(readPortalAddresses(readerOf(config)).appBaseUrl)
  const page = renderPage(folder, config, isInjected)
  const yaml = stringify(config)
  const files = sirv(folder, {
    // Reads files from disk for each request, so that a build during the run does not break the server.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/static/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const cookies = request.headers.cookie?.includes(visited) === true ? [] : firstCookies()
    if (cookies.length > 0)
      response.setHeader('set-cookie', [...cookies, `${visited}; Path=/; HttpOnly`])
    const url = request.url ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (!`${url}/`.startsWith(`${base}/`)) {
      response.writeHead(302, { location: `${base}/` }).end()
    } else {
      request.url = url.slice(base.length) || '/'
      const [path] = request.url.split('?')
      if (path === '/' || path === '/index.html') sendPage(page, request, response)
      else if (path === '/app-config.yaml')
        response.setHeader('content-type', 'text/yaml').end(yaml)
      else {
        files(request, response, () => {
          if (path?.startsWith('/static/'))
            response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
          else sendPage(page, request, response)
        })
      }
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      resolve(server)
    })
  })
}
