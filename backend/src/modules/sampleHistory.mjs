import { join } from 'node:path';
import { BACKEND_DIR } from '../settings.mjs';

// Has type `file`, because the catalog refuses other types for file locations.
const LOCATION = `file:${join(BACKEND_DIR, 'catalog', 'awkward.yaml')}`;
const RETIRED_FILE = join(BACKEND_DIR, 'catalog', 'retired', 'gift-wrapping.yaml');
const MISSING_FILE = join(BACKEND_DIR, 'catalog', 'acquired-shop', 'catalog-info.yaml');

function entityOf(kind, metadata, spec) {
  const annotations = {
    'backstage.io/managed-by-location': LOCATION,
    'backstage.io/managed-by-origin-location': LOCATION,
  };
  return { apiVersion: 'backstage.io/v1alpha1', kind, metadata: { ...metadata, annotations }, spec };
}

function retiredServices(targets) {
  const metadata = { name: 'retired-services', description: 'Catalog files of services that were shut down.' };
  return entityOf('Location', metadata, { type: 'file', targets });
}

function acquiredShop(targets) {
  const metadata = { name: 'acquired-shop', description: 'The catalog of the shop that Larkspur bought last year.' };
  return entityOf('Location', metadata, { type: 'file', targets });
}

function returnsPortal(lifecycle) {
  return entityOf(
    'Component',
    {
      name: 'returns-portal',
      title: 'Returns Portal',
      description: 'Where customers print return labels. Its catalog file was broken by a bad merge.',
      tags: ['typescript'],
    },
    { type: 'website', ...lifecycle, owner: 'group:default/fulfilment-team', system: 'fulfilment' },
  );
}

/** The healthy state. */
export const before = [retiredServices([RETIRED_FILE]), acquiredShop([]), returnsPortal({ lifecycle: 'production' })];

/** The final state: one file is no longer listed, one was deleted, and one entity lost its lifecycle. */
export const afterwards = [retiredServices([]), acquiredShop([MISSING_FILE]), returnsPortal({})];
