// Scenes of an entity's page, its drawings and its dialogs.

import { checkout, failed, loading, withStates, type Scene } from './scene.ts'

const relations = /\/entities\/by-(?:refs|query)/
const system = '/catalog/default/system/storefront'
const domain = '/catalog/default/domain/commerce'
const dependencies = `${checkout}/dependencies`

/** Every kind's page in full. */
const kinds: readonly Scene[] = [
  'group/platform-team',
  'group/storefront-team',
  'user/guest',
  'user/amelie.dubois',
  'system/storefront',
  'domain/commerce',
  'resource/shared-cache',
  'api/orders-api',
  'template/document-decision',
  'component/developer-portal',
  'component/voucher-service',
].map((ref) => ({ name: `entity-${ref.replace('/', '-')}`, path: `/catalog/default/${ref}` }))

export const entityScenes: readonly Scene[] = [
  ...withStates('entity', checkout),
  ...kinds,
  // The entity is there; what it is related to is not.
  loading('entity-system-parts', system, relations),
  failed('entity-system-parts', system, relations),
  loading('entity-domain-parts', domain, relations),
  failed('entity-domain-parts', domain, relations),
  { name: 'entity-system-diagram', path: `${system}/diagram` },
  { name: 'entity-dependencies', path: dependencies },
  loading('entity-dependencies', dependencies, relations),
  failed('entity-dependencies', dependencies, relations),
  { name: 'entity-api-tab', path: `${checkout}/api` },
  { name: 'entity-definition', path: '/catalog/default/api/orders-api/definition' },
  { name: 'entity-missing', path: '/catalog/default/component/nowhere' },
  { name: 'inspector', path: `${checkout}?inspect=overview` },
  { name: 'inspector-ancestry', path: `${checkout}?inspect=ancestry` },
  { name: 'inspector-colocated', path: `${checkout}?inspect=colocated` },
  { name: 'inspector-yaml', path: `${checkout}?inspect=yaml` },
  {
    name: 'unregister-referred',
    path: '/catalog/default/api/orders-api',
    act: async (page) => {
      await page.getByRole('button', { name: 'Entity actions' }).click()
      await page.getByRole('menuitem', { name: 'Unregister entity' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
