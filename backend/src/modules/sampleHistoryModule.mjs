import { afterwards, before } from './sampleHistory.mjs';
import { createCatalogProvider } from './createCatalogProvider.mjs';
import { waitForEntity } from './waitForEntity.mjs';

const ORPHAN_REF = 'component:default/gift-wrapping-legacy';
const FAILING_REFS = ['component:default/returns-portal', 'location:default/acquired-shop'];

function isOrphan(entity) {
  return entity.metadata.annotations?.['backstage.io/orphan'] === 'true';
}

function hasErrors(entity) {
  return entity.status?.items?.some(item => item.level === 'error') ?? false;
}

/**
 * Some states of an entity have a history: an orphan was listed once, and an entity that is shown with processing
 * errors was fine once. This plays that history the first time; on a database that knows it, nothing changes.
 */
export const sampleHistoryModule = createCatalogProvider('portico-sample-history', async provider => {
  const { apply, catalog, credentials } = provider;
  await waitForEntity(provider, 'user:default/guest');
  const isPlayed = await catalog.getEntityByRef(ORPHAN_REF, { credentials }).then(Boolean);
  if (!isPlayed) {
    await apply(before);
    for (const ref of [ORPHAN_REF, ...FAILING_REFS]) await waitForEntity(provider, ref);
  }
  await apply(afterwards);
  for (const ref of FAILING_REFS) await waitForEntity(provider, ref, { isReady: hasErrors });
  await waitForEntity(provider, ORPHAN_REF, {
    isReady: isOrphan,
    // The catalog notices the missing parent when it processes the entity again.
    onUnready: () => catalog.refreshEntity(ORPHAN_REF, { credentials }),
  });
});
