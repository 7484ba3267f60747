// Serves dist/ as a deployment would: compressed, hashed files for ever, the security headers, the configuration
// written into the page as a Backstage app-backend does.

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { stringify } from 'yaml'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { injectedConfigType } from '../src/model/config/injectedConfig.ts'

export interface PortalOptions {
  readonly port: number
  /** What the page may know: see frontendConfig.ts. */
  readonly config: ConfigObject
  /** False leaves the configuration to app-config.yaml beside the page. */
  readonly isInjected?: boolean
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Headers of every answer. `backendOrigin` is the one other place that the page may talk to. */
export const securityHeaders = (backendOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${backendOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
})

interface Page {
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

function renderPage(config: ConfigObject, isInjected: boolean): Page {
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  const data = JSON.stringify([{ context: 'app-config.yaml', data: config }]).replaceAll(
    '<',
    '\\u003c',
  )
  const script = `<script type="${injectedConfigType}">${data}</script>`
  const identity = Buffer.from(isInjected ? html.replace('<head>', () => `<head>${script}`) : html)
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) }
}

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

const textAt = (config: ConfigObject, section: string): string => {
  const part = config[section] as ConfigObject | undefined
  return typeof part?.['baseUrl'] === 'string' ? part['baseUrl'] : 'http://localhost'
}

/** Listens on loopback; resolves when it does. */
export function startPortal({ port, config, isInjected = true }: PortalOptions): Promise<Server> {
  const headers = securityHeaders(new URL(textAt(config, 'backend')).origin)
  const base = new URL(textAt(config, 'app')).pathname.replace(/\/$/, '')
  const page = renderPage(config, isInjected)
  const yaml = stringify(config)
  const files = sirv(dist, {
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
          if (path?.startsWith('/static/')) response.writeHead(404).end('Not found')
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
