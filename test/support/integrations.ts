import { ConfigReader } from '../../src/model/config/configReader.ts'
import type { ConfigObject } from '../../src/model/config/configValues.ts'
import { refuseCredentials } from '../../src/model/integrations/credentialRules.ts'
import type { Integration } from '../../src/model/integrations/integration.ts'
import { readIntegrations } from '../../src/model/integrations/readIntegrations.ts'

/** Reads the configuration below `integrations`, as the scripts do. */
export function integrationsFrom(integrations: ConfigObject): readonly Integration[] {
  const reader = new ConfigReader([{ context: 'test', data: { integrations } }])
  const read = readIntegrations(reader)
  refuseCredentials(reader)
  return read
}

/** Hosts of every kind, each with an unusual base URL. */
export const manyIntegrations = integrationsFrom({
  github: [{ host: 'localhost:5200' }],
  gitlab: [
    { host: 'code.example' },
    { host: 'code.example', baseUrl: 'https://code.example/labs' },
  ],
  bitbucketServer: [
    { host: 'bitbucket.example', apiBaseUrl: 'https://bitbucket.example/context/rest/api/1.0' },
  ],
  azure: [{ host: 'larkspur.visualstudio.com' }, { host: 'tfs.example' }],
  gerrit: [
    {
      host: 'review.example',
      baseUrl: 'https://review.example/r',
      gitilesBaseUrl: 'https://gitiles.example/g',
    },
  ],
  gitea: [{ host: 'code.example', baseUrl: 'https://code.example/tea' }],
  awsCodeCommit: [{ region: 'eu-west-1' }],
})

/** By host, or by base URL where several share a host. */
export function integrationNamed(name: string): Integration {
  const found = manyIntegrations.find(({ host, baseUrl }) => [host, baseUrl].includes(name))
  if (!found) throw new Error(`No integration ${name}`)
  return found
}
