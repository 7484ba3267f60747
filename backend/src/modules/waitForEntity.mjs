import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Asks the catalog for an entity until it is as `isReady` wants it. `onUnready` is called with what was found in
 * between, if anything. Failures count as "not yet": at start-up the catalog does not answer at first.
 */
export async function waitForEntity({ catalog, credentials, isStopped }, entityRef, { isReady = Boolean, onUnready } = {}) {
  while (!isStopped()) {
    const entity = await catalog.getEntityByRef(entityRef, { credentials }).catch(() => undefined);
    if (entity && isReady(entity)) return;
    if (entity) await onUnready?.(entity).catch(() => {});
    await delay(POLL_MS);
  }
}
