import { generateEntities } from '../generator/generateEntities.mjs';
import { createCatalogProvider } from './createCatalogProvider.mjs';
import { waitForEntity } from './waitForEntity.mjs';

/** Queued after the sample entities, so that guest has its groups while the rest is still read. */
const FIRST = 'user:default/guest';

/** Provides all generated entities in one mutation, which removes those of an earlier number. */
export function generatedEntitiesModule(count) {
  return createCatalogProvider('portico-generated', async provider => {
    await waitForEntity(provider, FIRST);
    await provider.apply(generateEntities(count));
  });
}
