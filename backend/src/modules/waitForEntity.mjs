import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Polls the catalog until `isReady` accepts the entity. `onUnready` is called with an entity that is not ready.
 * Failures count as "not yet", because the catalog does not answer right after the start.
 */
export async function waitForEntity({ catalog, credentials, isStopped }, entityRef, { isReady = Boolean, onUnready } = {}) {
  while (!isStopped()) {
    const entity = await catalog.getEntityByRef(entityRef, { credentials }).catch(() => undefined);
    if (entity && isReady(entity)) return;
    if (entity) await onUnready?.(entity).catch(() => {});
    await delay(POLL_MS);
  }
}
