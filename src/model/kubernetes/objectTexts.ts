// What the lists say about an object beside its name: the columns of `kubectl get`, in its own words.

import { isRecord } from '../isRecord.ts'
import {
  filled,
  listOf,
  type KubeCustomResource,
  type KubeIngress,
  type KubeObject,
  type KubeObjects,
  type KubeObjectType,
  type KubeService,
} from './kubernetesObjects.ts'

interface LoadBalancer {
  readonly ingress?: readonly { readonly ip?: string; readonly hostname?: string }[]
}

const addressesOf = (balancer: LoadBalancer | undefined): readonly string[] =>
  listOf(balancer?.ingress).flatMap(({ ip, hostname }) => ip ?? hostname ?? [])

/** EXTERNAL-IP: `<pending>` while a load balancer has no address. */
function externalOf({ spec, status }: KubeService): readonly string[] {
  if (spec?.type === 'ExternalName') return [spec.externalName ?? '']
  const known = [...addressesOf(status?.loadBalancer), ...listOf(spec?.externalIPs)]
  return known.length === 0 && spec?.type === 'LoadBalancer' ? ['<pending>'] : known
}

function serviceTexts(service: KubeService): readonly string[] {
  const { spec } = service
  const ports = listOf(spec?.ports).map(({ port, nodePort, protocol = 'TCP' }) =>
    nodePort === undefined || nodePort === 0
      ? `${String(port)}/${protocol}`
      : `${String(port)}:${String(nodePort)}/${protocol}`,
  )
  const external = externalOf(service).join(', ')
  return [spec?.type ?? '', spec?.clusterIP ?? '', external && `→ ${external}`, ports.join(', ')]
}

/** HOSTS: `*` for a rule of every host. */
function ingressTexts({ spec, status }: KubeIngress): readonly string[] {
  const hosts = listOf(spec?.rules).map(({ host }) => filled(host) ?? '*')
  const shown = hosts.length > 0 ? [...new Set(hosts)].join(', ') : '*'
  const addresses = addressesOf(status?.loadBalancer).join(', ')
  return [shown, addresses && `→ ${addresses}`]
}

const pairsOf = (values: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Object.entries(values ?? {}).map(([key, value]) => `${key} ${String(value)}`)

const textIn = (value: unknown, key: string): string => {
  const text = isRecord(value) ? value[key] : undefined
  return typeof text === 'string' ? text : ''
}

const textsIn = (list: unknown, key: string): readonly string[] =>
  (Array.isArray(list) ? list : []).map((one) => textIn(one, key)).filter((text) => text !== '')

/** Of the Gateway API: class and addresses of a gateway, hosts and parents of a route. */
function customTexts(resource: KubeCustomResource): readonly string[] {
  const { kind, spec, status } = resource
  if (!resource.apiVersion.startsWith('gateway.networking.k8s.io/')) return [kind]
  const inSpec: Readonly<Record<string, unknown>> = { ...spec }
  const inStatus: Readonly<Record<string, unknown>> = { ...status }
  if (kind === 'Gateway') {
    const addresses = textsIn(inStatus['addresses'], 'value')
    return [
      kind,
      textIn(inSpec, 'gatewayClassName'),
      textsIn(inSpec['listeners'], 'hostname').join(', '),
      addresses.length > 0 ? `→ ${addresses.join(', ')}` : '',
    ]
  }
  const hosts = Array.isArray(inSpec['hostnames']) ? inSpec['hostnames'].map(String) : []
  const parents = textsIn(inSpec['parentRefs'], 'name').join(', ')
  return [kind, hosts.join(', ') || (kind === 'HTTPRoute' ? '*' : ''), parents && `← ${parents}`]
}

type Texts = {
  readonly [Type in KubeObjectType]?: (object: KubeObjects[Type][number]) => readonly string[]
}

const textsByType: Texts = {
  services: serviceTexts,
  ingresses: ingressTexts,
  configmaps: ({ data, binaryData }) => [Object.keys({ ...data, ...binaryData }).join(', ')],
  customresources: customTexts,
  persistentvolumeclaims: ({ spec, status }) => [
    status?.phase ?? '',
    status?.capacity?.['storage'] ?? spec?.resources?.requests?.['storage'] ?? '',
    listOf(status?.accessModes ?? spec?.accessModes).join(', '),
    spec?.storageClassName ?? '',
  ],
  resourcequotas: ({ spec, status }) =>
    Object.entries(status?.hard ?? spec?.hard ?? {}).map(
      ([name, hard]) => `${name} ${status?.used?.[name] ?? '0'}/${hard}`,
    ),
  limitranges: ({ spec }) =>
    listOf(spec?.limits).map(({ type, max, default: usual }) =>
      [type, ...pairsOf(max ?? usual)].join(' '),
    ),
  others: ({ kind }) => [kind],
}

/** Parts of a line, empty ones left out. */
export function textsOf(object: KubeObject, type: KubeObjectType): readonly string[] {
  const texts = textsByType[type] as ((one: KubeObject) => readonly string[]) | undefined
  return (texts?.(object) ?? []).filter((text) => text !== '')
}
