import { stringifyEntityRef } from '@backstage/catalog-model';
import { processingResult } from '@backstage/plugin-catalog-node';
import { hasErrors } from './catalogNotices.mjs';
import { afterwards, before } from './sampleHistory.mjs';
import { createCatalogProvider } from './createCatalogProvider.mjs';
import { waitForEntity } from './waitForEntity.mjs';

const ORPHAN_REF = 'component:default/gift-wrapping-legacy';
const ORPHAN_KEY = 'portico-sample-history:orphan';
const FAILING_REFS = ['component:default/returns-portal', 'location:default/acquired-shop'];

function isOrphan(entity) {
  return entity.metadata.annotations?.['backstage.io/orphan'] === 'true';
}

/** Gives the orphan a refresh key: the catalog answers 404 to a plain request to refresh an entity without parents. */
class OrphanKeyProcessor {
  getProcessorName() {
    return 'OrphanKeyProcessor';
  }

  async preProcessEntity(entity, _location, emit) {
    if (stringifyEntityRef(entity) === ORPHAN_REF) emit(processingResult.refresh(ORPHAN_KEY));
    return entity;
  }
}

async function playHistory(provider) {
  const { apply, catalog, credentials, refresh } = provider;
  await waitForEntity(provider, 'user:default/guest');
  // Checks all of them, because a start may have been interrupted and the portal can delete them.
  const entityRefs = [ORPHAN_REF, ...FAILING_REFS];
  const { items } = await catalog.getEntitiesByRefs({ entityRefs }, { credentials });
  if (!items.every(Boolean)) {
    await apply(before);
    for (const ref of entityRefs) await waitForEntity(provider, ref);
  }
  await apply(afterwards);
  for (const ref of FAILING_REFS) await waitForEntity(provider, ref, { isReady: hasErrors });
  // The catalog notices the missing parent only when it processes the entity again.
  await waitForEntity(provider, ORPHAN_REF, { isReady: isOrphan, onUnready: () => refresh([ORPHAN_KEY]) });
}

/**
 * Some states need a history: an orphan was once listed, and a failing entity was once valid.
 * Replays that history if one of these entities is missing.
 */
export const sampleHistoryModule = createCatalogProvider('portico-sample-history', playHistory, [new OrphanKeyProcessor()]);
