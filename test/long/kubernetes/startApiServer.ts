// A real API server of Kubernetes with its database, on loopback, and the controllers of deployments, jobs and quotas. There
// is no node: the test says what a kubelet would.

import { execFileSync } from 'node:child_process'
import { createSign, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureKubernetes, programPath, requireProgram } from '../../../scripts/kubernetesServer.ts'
import { takePorts } from '../../../scripts/ports.ts'
import { eventually } from '../../site/eventually.ts'
import { startProgram, type Program } from './childProgram.ts'

interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly type?: string
  readonly accept?: string
  /** The administrator's if it is missing. */
  readonly token?: string
}

export interface ServiceAccount {
  readonly metadata: { readonly namespace: string; readonly name: string; readonly uid: string }
}

interface ApiAnswer {
  readonly status: number
  readonly json: unknown
}

export interface ApiServer {
  readonly url: string
  /** Base64 of its certificate. */
  readonly caData: string
  /** Of the portal: what it may do is up to the roles of the cluster. */
  readonly token: string
  /** As its administrator. Throws if the answer is no success. */
  readonly ask: (path: string, asked?: Asked) => Promise<unknown>
  /** Whatever the answer is. */
  readonly send: (path: string, asked?: Asked) => Promise<ApiAnswer>
  /** As the server signs one; the time is in seconds from now. Its own are valid for ten minutes at least. */
  readonly signToken: (account: ServiceAccount, expiresIn: number) => string
  readonly stopServer: () => Promise<void>
  /** With other tokens: the portal's is unknown if `knowsPortal` is false. */
  readonly startServer: (options?: { readonly knowsPortal?: boolean }) => Promise<void>
  readonly stop: () => Promise<void>
}

const issuer = 'https://kubernetes.default.svc'

export async function startApiServer(): Promise<ApiServer> {
  requireProgram('etcd', 'etcd-server')
  requireProgram('openssl', 'openssl')
  await ensureKubernetes()
  const [store = 0, peers = 0, secure = 0] = await takePorts()
  const folder = mkdtempSync(`${tmpdir()}/portico-kubernetes-`)
  const inFolder = (name: string) => join(folder, name)
  const [admin, token] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]
  const [storeUrl, peersUrl] = [store, peers].map((port) => `http://127.0.0.1:${String(port)}`)
  const url = `https://127.0.0.1:${String(secure)}`
  const key = inFolder('accounts.key')
  execFileSync('openssl', ['genrsa', '-out', key, '2048'], { stdio: 'ignore' })
  const etcd = startProgram(
    'etcd',
    {
      'data-dir': inFolder('etcd'),
      'listen-client-urls': storeUrl ?? '',
      'advertise-client-urls': storeUrl ?? '',
      'listen-peer-urls': peersUrl ?? '',
      'initial-advertise-peer-urls': peersUrl ?? '',
      'initial-cluster': `default=${peersUrl ?? ''}`,
      'unsafe-no-fsync': 'true',
    },
    inFolder('etcd.log'),
  )

  const send = async (path: string, asked: Asked = {}): Promise<ApiAnswer> => {
    const { method = 'GET', body, token: bearer = admin } = asked
    const { type = 'application/json', accept = 'application/json' } = asked
    return new Promise((resolve, reject) => {
      const sent = request(
        url + path,
        {
          method,
          agent: false,
          ca: readFileSync(inFolder('certificates/apiserver.crt')),
          headers: { authorization: `Bearer ${bearer}`, 'content-type': type, accept },
        },
        (answer) => {
          text(answer).then((found) => {
            const isJson = answer.headers['content-type']?.includes('json') ?? false
            resolve({ status: answer.statusCode ?? 0, json: isJson ? JSON.parse(found) : found })
          }, reject)
        },
      )
      sent.once('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
  const ask = async (path: string, asked?: Asked): Promise<unknown> => {
    const { status, json } = await send(path, asked)
    if (status >= 300)
      throw new Error(
        `${asked?.method ?? 'GET'} ${path}: ${String(status)} ${JSON.stringify(json)}`,
      )
    return json
  }

  const signToken = ({ metadata }: ServiceAccount, expiresIn: number): string => {
    const { namespace, name, uid } = metadata
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      iss: issuer,
      aud: [issuer],
      sub: `system:serviceaccount:${namespace}:${name}`,
      iat: now - 7_200,
      nbf: now - 7_200,
      exp: now + expiresIn,
      'kubernetes.io': { namespace, serviceaccount: { name, uid } },
    }
    const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${createSign('sha256').update(signed).sign(readFileSync(key), 'base64url')}`
  }

  let server: Program | undefined
  const startServer = async ({ knowsPortal = true } = {}) => {
    const tokens = [
      `${admin},admin,admin,"system:masters"`,
      ...(knowsPortal ? [`${token},portal,portal,"portal"`] : []),
    ]
    writeFileSync(inFolder('tokens.csv'), `${tokens.join('\n')}\n`)
    const started = startProgram(
      programPath('kube-apiserver'),
      {
        'etcd-servers': storeUrl ?? '',
        'bind-address': '127.0.0.1',
        'secure-port': String(secure),
        'insecure-port': '0',
        'cert-dir': inFolder('certificates'),
        'token-auth-file': inFolder('tokens.csv'),
        'authorization-mode': 'RBAC',
        'service-account-key-file': key,
        'service-account-signing-key-file': key,
        'service-account-issuer': issuer,
        'api-audiences': issuer,
        'service-cluster-ip-range': '10.96.0.0/16',
        // Pods would need a token of a controller that does not run.
        'disable-admission-plugins': 'ServiceAccount',
      },
      inFolder('server.log'),
    )
    server = started
    const isReady = async () => {
      started.check()
      etcd.check()
      return send('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    }
    await eventually('the API server is ready', isReady)
  }
  let controllers: Program | undefined
  const stop = async () => {
    await controllers?.stop()
    await server?.stop()
    await etcd.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await startServer()
    const caData = readFileSync(inFolder('certificates/apiserver.crt')).toString('base64')
    const kubeconfig = {
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'here',
      clusters: [{ name: 'here', cluster: { server: url, 'certificate-authority-data': caData } }],
      users: [{ name: 'admin', user: { token: admin } }],
      contexts: [{ name: 'here', context: { cluster: 'here', user: 'admin' } }],
    }
    writeFileSync(inFolder('kubeconfig'), JSON.stringify(kubeconfig))
    controllers = startProgram(
      programPath('kube-controller-manager'),
      {
        kubeconfig: inFolder('kubeconfig'),
        controllers: 'deployment,replicaset,job,cronjob,resourcequota',
        'leader-elect': 'false',
        'secure-port': '0',
        port: '0',
      },
      inFolder('controllers.log'),
    )
    return {
      url,
      caData,
      token,
      ask,
      send,
      signToken,
      startServer,
      stopServer: async () => {
        await server?.stop()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
