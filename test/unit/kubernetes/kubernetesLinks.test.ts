// Links into dashboards, logins at clusters, and requests through the proxy.

import { describe, expect, it } from '@jest/globals'
import {
  loginOf,
  mayOpenTerminal,
  proxyHeaders,
  withToken,
} from '../../../src/model/kubernetes/clusters/authProviders.ts'
import {
  dashboardLinkOf,
  type DashboardRequest,
} from '../../../src/model/kubernetes/dashboards/dashboardLink.ts'
import {
  backendFailure,
  clusterErrorLine,
  proxyFailure,
  unknownCluster,
} from '../../../src/model/kubernetes/kubernetesFailures.ts'
import {
  eventsPath,
  execPath,
  logPath,
  podRequestPath,
} from '../../../src/model/kubernetes/kubernetesPaths.ts'

const object = {
  kind: 'Deployment',
  apiVersion: 'apps/v1',
  metadata: { name: 'shop/../x', namespace: 'a b' },
}
const dashboardUrl = 'https://d.example/base?x=1'
const origin = 'https://portal.example'
const linkOf = (request: DashboardRequest) => {
  const link = dashboardLinkOf(request, origin)
  return link.status === 'linked' ? link.url : link
}
const failed = (reason: string) => ({ status: 'failed', reason })

describe('the link of an object', () => {
  it.each([
    [{ dashboardUrl }, 'https://d.example/base?x=1#/deployment/a%20b/shop%2F..%2Fx?namespace=a+b'],
    [
      { dashboardUrl, dashboardApp: 'rancher' },
      'https://d.example/base/explorer/apps.deployment/a%20b/shop%2F..%2Fx?x=1',
    ],
    [
      { dashboardUrl, dashboardApp: 'openshift' },
      'https://d.example/base/k8s/ns/a%20b/deployments/shop%2F..%2Fx?x=1',
    ],
    [
      { dashboardUrl, dashboardApp: 'headlamp' },
      'https://d.example/base/c/default/deployments/a%20b/shop%2F..%2Fx?x=1',
    ],
    [
      { dashboardApp: 'headlamp', dashboardParameters: { internal: true, clusterName: 'c' } },
      'https://portal.example/headlamp?to=%2Fc%2Fc%2Fdeployments%2Fa%2520b%2Fshop%252F..%252Fx',
    ],
    [
      {
        dashboardApp: 'gke',
        dashboardParameters: { projectId: 'p', region: 'r', clusterName: 'c' },
      },
      'https://console.cloud.google.com/kubernetes/deployment/r/c/a%20b/shop%2F..%2Fx/overview?project=p',
    ],
  ])('of %j', (cluster: DashboardRequest, url) => {
    expect(linkOf({ ...cluster, object })).toBe(url)
  })

  it('of AKS names the cluster and the object in the fragment', () => {
    const dashboardParameters = { subscriptionId: 's', resourceGroup: 'g', clusterName: 'c' }
    expect(linkOf({ dashboardApp: 'aks', dashboardParameters, object })).toMatch(
      /^https:\/\/portal\.azure\.com\/#blade\/Microsoft_Azure_ContainerService\/AksK8ResourceMenuBlade\/overview-Deployment\/aksClusterId\/%2Fsubscriptions%2Fs%2F/,
    )
  })

  it.each([
    [{ dashboardUrl, dashboardApp: 'x' }, "Could not find Kubernetes dashboard app named 'x'"],
    [
      { dashboardUrl, dashboardApp: 'constructor' },
      "Could not find Kubernetes dashboard app named 'constructor'",
    ],
    [
      { dashboardUrl, dashboardApp: 'eks' },
      'EKS formatter is not yet implemented. Please, contribute!',
    ],
    [
      { dashboardApp: 'gke', dashboardParameters: { projectId: 'p', region: 3 } },
      'GKE dashboard requires a "region" of type string in the dashboardParameters option',
    ],
    [
      { dashboardApp: 'aks', dashboardParameters: {} },
      'AKS dashboard requires a "subscriptionId" of type string in the dashboardParameters option',
    ],
    ...['standard', 'openshift', 'rancher'].map(
      (dashboardApp) =>
        [
          { dashboardApp, dashboardParameters: {} },
          `${dashboardApp} dashboard requires a dashboardUrl option`,
        ] as const,
    ),
    [
      { dashboardApp: 'headlamp', dashboardParameters: {} },
      'Dashboard URL is required when not using the internal dashboard',
    ],
  ] as const)('of %j fails with a reason', (cluster, reason) => {
    expect(linkOf({ ...cluster, object })).toEqual(failed(reason))
  })

  it('of Headlamp needs a name, and a namespace for a kind that has one', () => {
    const request = { dashboardUrl, dashboardApp: 'headlamp' }
    const nameless = { ...object, metadata: { name: '' } }
    const everywhere = { ...object, metadata: { name: 'x' } }
    expect(linkOf({ ...request, object: nameless })).toEqual(
      failed('headlamp requires a resource name'),
    )
    expect(linkOf({ ...request, object: everywhere })).toEqual(
      failed('headlamp requires a namespace for a Deployment'),
    )
  })

  it('is the dashboard itself without an object, nothing without a dashboard, and never a script', () => {
    expect(linkOf({ dashboardUrl })).toBe(dashboardUrl)
    expect(linkOf({ object })).toEqual({ status: 'none' })
    expect(linkOf({ dashboardUrl: 'javascript:alert(1)', object })).toEqual(
      failed("A link may not begin with 'javascript:'"),
    )
  })
})

describe('a login', () => {
  it.each(['serviceAccount', 'googleServiceAccount', 'aws', 'azure', 'localKubectlProxy'])(
    'at a cluster with %s needs no token',
    (authProvider) => {
      expect(loginOf({ name: 'c', authProvider })).toEqual({ type: 'none' })
    },
  )

  it.each([
    ['google', undefined, { google: 't' }, 'google'],
    ['aks', undefined, { aks: 't' }, 'aks'],
    ...['gitlab', 'google', 'microsoft', 'okta', 'onelogin'].map(
      (provider) => ['oidc', provider, { oidc: { [provider]: 't' } }, `oidc-${provider}`] as const,
    ),
  ] as const)('with %s %s adds its token to body and headers', (authProvider, oidc, auth, key) => {
    const cluster = { name: 'c', authProvider, ...(oidc && { oidcTokenProvider: oidc }) }
    const login = loginOf(cluster)
    expect(withToken({}, login, 't')).toEqual(auth)
    expect(proxyHeaders(cluster, login, 't')).toEqual({
      'Backstage-Kubernetes-Cluster': 'c',
      [`Backstage-Kubernetes-Authorization-${key}`]: 't',
    })
  })

  it('with an unknown provider, or without the one of OpenID Connect, says so', () => {
    expect(() => loginOf({ name: 'c', authProvider: 'x' })).toThrow(
      'authProvider "x" has no KubernetesAuthProvider defined for it',
    )
    expect(() => loginOf({ name: 'c', authProvider: 'oidc' })).toThrow(
      'KubernetesAuthProviders has no oidcProvider configured for oidc',
    )
  })

  it('allows a terminal in a single cluster that needs no token, if it is switched on', () => {
    const cluster = { name: 'c', authProvider: 'serviceAccount' }
    expect(mayOpenTerminal(true, [cluster])).toBe(true)
    expect(mayOpenTerminal(false, [cluster])).toBe(false)
    expect(mayOpenTerminal(true, [cluster, cluster])).toBe(false)
    expect(mayOpenTerminal(true, [])).toBe(false)
    for (const authProvider of ['aks', 'google', 'oidc'])
      expect(mayOpenTerminal(true, [{ name: 'c', authProvider }])).toBe(false)
  })
})

it('asks the proxy under encoded names', () => {
  const pod = { metadata: { name: 'a/b', namespace: 'n s' } }
  const path = '/proxy/api/v1/namespaces/n%20s/pods/a%2Fb'
  expect(podRequestPath(pod)).toBe(path)
  expect(eventsPath(pod)).toBe(
    '/proxy/api/v1/namespaces/n%20s/events?fieldSelector=involvedObject.name%3Da%2Fb',
  )
  expect(logPath({ namespace: 'n', pod: 'p', container: 'c', previous: true })).toBe(
    '/proxy/api/v1/namespaces/n/pods/p/log?container=c&timestamps=true&previous=true',
  )
  expect(execPath('n', 'p', 'c')).toBe(
    '/proxy/api/v1/namespaces/n/pods/p/exec?container=c&stdin=true&stdout=true&stderr=true&tty=true&command=%2Fbin%2Fsh',
  )
})

it('says in the words of the specification what failed', () => {
  const request = { method: 'GET', url: 'u' }
  expect(backendFailure(request, 404, 'Not Found', '').message).toBe(
    'Could not find the Kubernetes Backend (HTTP 404). Make sure the plugin has been fully installed.',
  )
  expect(backendFailure(request, 500, 'Oops', 'body').message).toBe(
    'Request failed with 500 Oops, body',
  )
  expect(proxyFailure(request, 403, 'Forbidden', 'no').message).toBe(
    'Proxy request failed with 403 Forbidden, no',
  )
  expect(unknownCluster('x').message).toBe('Cluster x not found')
  expect(clusterErrorLine({ errorType: 'FETCH_ERROR', message: 'm' })).toBe(
    'Error communicating with Kubernetes: FETCH_ERROR, message: m',
  )
  expect(clusterErrorLine({ errorType: 'NOT_FOUND', resourcePath: '/apis', statusCode: 404 })).toBe(
    "Error fetching Kubernetes resource: '/apis', error: NOT_FOUND, status code: 404",
  )
})
