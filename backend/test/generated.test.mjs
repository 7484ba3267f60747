import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { createApi } from './support/createApi.mjs';
import { BROKEN_PORTAL, portalFolder } from './support/portalFolder.mjs';
import { startBackend } from './support/startBackend.mjs';
import { waitUntil } from './support/waitUntil.mjs';

const GENERATED = 'metadata.annotations.backstage.io/managed-by-location=portico-generated:entities';

let backend;
let portal;

before(async () => {
  portal = await portalFolder(BROKEN_PORTAL);
  backend = await startBackend({ args: ['--generate', '200'], env: portal.env });
});

after(async () => {
  await backend?.end('SIGKILL');
  await rm(portal.folder, { recursive: true });
});

test('adds the entities that are generated', async () => {
  const total = await waitUntil('all entities', async () => {
    const api = await createApi(backend.baseUrl);
    const { totalItems } = await api.json(`/catalog/entities/by-query?limit=0&filter=${GENERATED}`);
    return totalItems >= 200 && totalItems;
  });
  assert.equal(total, 200);
});

test('serves the API where the portal is broken', async () => {
  assert.match(backend.output(), /Plugin 'app' threw an error during startup/);
  assert.equal((await fetch(`${backend.baseUrl}/api/auth/guest/refresh`)).status, 200);
});
