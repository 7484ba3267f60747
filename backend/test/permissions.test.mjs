import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertEnds } from './support/assertEnds.mjs';
import { createApi } from './support/createApi.mjs';
import { startBackend } from './support/startBackend.mjs';
import { waitUntil } from './support/waitUntil.mjs';

const OWNED = 'component:default/developer-portal';
const FOREIGN = 'component:default/checkout-service';

const resource = (name, action) => ({ type: 'resource', name, attributes: { action }, resourceType: 'catalog-entity' });
const refresh = resource('catalog.entity.refresh', 'update');
const read = resource('catalog.entity.read', 'read');
const deleteLocation = { type: 'basic', name: 'catalog.location.delete', attributes: { action: 'delete' } };

let backend;
let api;

before(async () => {
  backend = await startBackend({
    env: {
      APP_CONFIG_permission_enabled: 'true',
      APP_CONFIG_portico_samplePolicy: 'true',
      // Lets the test read the conditions of decisions, which the backend tells only to plugins.
      APP_CONFIG_backend_auth_dangerouslyDisableDefaultAuthPolicy: 'true',
    },
  });
  api = await waitUntil('guest and what its groups own', async () => {
    const candidate = await createApi(backend.baseUrl);
    const entities = await Promise.all([OWNED, FOREIGN].map(candidate.entity));
    return candidate.claims.ent.length > 1 && entities.every(({ relations }) => relations?.length > 0) && candidate;
  });
});

after(() => backend?.end('SIGKILL'));

async function decide(...questions) {
  const items = questions.map((question, index) => ({ id: String(index), ...question }));
  const answer = await api.json('/permission/authorize', { method: 'POST', body: { items } });
  return answer.items.map(({ result }) => result);
}

test('lets owners refresh, and nobody delete locations', async () => {
  const results = await decide(
    { permission: refresh, resourceRef: OWNED },
    { permission: refresh, resourceRef: FOREIGN },
    { permission: refresh, resourceRef: 'component:default/no-such-thing' },
    { permission: read, resourceRef: FOREIGN },
    { permission: deleteLocation },
  );
  assert.deepEqual(results, ['ALLOW', 'DENY', 'DENY', 'ALLOW', 'DENY']);
});

test('decides for each of a list of resources, and once where no condition is looked at', async () => {
  const resourceRef = [FOREIGN, OWNED];
  assert.deepEqual(await decide({ permission: refresh, resourceRef }, { permission: read, resourceRef }), [['DENY', 'ALLOW'], 'ALLOW']);
});

test('refuses a resource permission without its resource', async () => {
  const body = { items: [{ id: '0', permission: refresh }] };
  const response = await api.call('/permission/authorize', { method: 'POST', body });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /Resource permissions require a resourceRef/);
});

test('tells plugins the condition, that is who owns', async () => {
  const response = await fetch(`${backend.baseUrl}/api/permission/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ id: '0', permission: refresh }] }),
  });
  const [{ result, pluginId, conditions }] = (await response.json()).items;
  assert.deepEqual([result, pluginId, conditions.rule], ['CONDITIONAL', 'catalog', 'IS_ENTITY_OWNER']);
});

test('is asked by the catalog, too', async () => {
  const refreshed = entityRef => api.call('/catalog/refresh', { method: 'POST', body: { entityRef } });
  assert.equal((await refreshed(OWNED)).status, 200);
  assert.equal((await refreshed(FOREIGN)).status, 403);
});

// The last test: it ends the backend of the others.
test('ends within a few seconds of SIGINT', () => assertEnds(backend, 'SIGINT'));
