import { generateEntities } from '../generator/generateEntities.mjs';
import { createCatalogProvider } from './createCatalogProvider.mjs';
import { waitForEntity } from './waitForEntity.mjs';

/** Queued behind the sample entities, so that guest can sign in with its groups while the rest is still read. */
const FIRST = 'user:default/guest';

/** Hands all generated entities to the catalog in one mutation; those of another number disappear. */
export function generatedEntitiesModule(count) {
  return createCatalogProvider('portico-generated', async provider => {
    await waitForEntity(provider, FIRST);
    await provider.apply(generateEntities(count));
  });
}
