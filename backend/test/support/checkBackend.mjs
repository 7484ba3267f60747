import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { createApi } from './createApi.mjs';
import { waitUntil } from './waitUntil.mjs';

const GUESTS_REFS = ['user:default/guest', 'group:default/guests', 'group:default/platform-team'];
const RELATIONS = [
  'apiConsumedBy', 'apiProvidedBy', 'childOf', 'consumesApi', 'dependencyOf', 'dependsOn', 'hasMember', 'hasPart', 'memberOf',
  'ownedBy', 'ownerOf', 'parentOf', 'partOf', 'providesApi',
];

/** The first socket after a start gets no answer: false, so that it is opened again. */
async function openSignals(baseUrl, token) {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/api/signals`, [token]);
  const opened = new Promise(resolve => socket.addEventListener('open', () => resolve(true), { once: true }));
  socket.addEventListener('error', () => {});
  if (await Promise.race([opened, delay(1000, false)])) return socket;
  socket.close();
  return false;
}

/** Checks, as tests of `t`, that a started backend serves the sample, on any database. */
export async function checkBackend(t, { baseUrl }) {
  // Waits for guest's groups: guest can sign in before the catalog has them.
  const api = await waitUntil('guest to own what its groups own', async () => {
    const candidate = await createApi(baseUrl);
    return candidate.identity.ownershipEntityRefs.length === GUESTS_REFS.length && candidate;
  });

  await t.test('signs guest in with its groups in the ent claim', () => {
    assert.equal(api.claims.sub, 'user:default/guest');
    assert.deepEqual([...api.claims.ent].sort(), [...GUESTS_REFS].sort());
  });

  await t.test('answers 401 without a token', async () => {
    assert.equal((await fetch(`${baseUrl}/api/catalog/entities/by-query`)).status, 401);
  });

  await t.test('allows the origin of the portal, and no other', async () => {
    const preflight = origin =>
      fetch(`${baseUrl}/api/catalog/entities`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });
    const allowed = await preflight('http://localhost:3000');
    assert.equal(allowed.headers.get('access-control-allow-origin'), 'http://localhost:3000');
    assert.equal(allowed.headers.get('access-control-max-age'), '7200');
    assert.equal((await preflight('http://localhost:3999')).headers.get('access-control-allow-origin'), null);
  });

  await t.test('shows the orphan as one', async () => {
    const isOrphan = async () =>
      (await api.entity('component:default/gift-wrapping-legacy')).metadata.annotations['backstage.io/orphan'] === 'true';
    assert.ok(await waitUntil('the orphan', isOrphan));
  });

  await t.test('shows processing errors on a component and on a location', async () => {
    for (const [ref, message] of [['component:default/returns-portal', /lifecycle/], ['location:default/acquired-shop', /does not exist/]]) {
      const items = await waitUntil(ref, async () => (await api.entity(ref)).status?.items);
      assert.match(items[0].message, message);
    }
  });

  await t.test('lists an entity that was never accepted as unprocessed', async () => {
    const { entities } = await api.json('/catalog/entities/unprocessed/pending');
    assert.ok(entities.some(({ unprocessed_entity }) => unprocessed_entity.metadata.name === 'half-written'));
  });

  await t.test('has every pair of relations, one of them to an entity that is missing', async () => {
    const { items } = await api.json('/catalog/entities/by-query?limit=500&fields=relations');
    const types = new Set(items.flatMap(({ relations = [] }) => relations.map(({ type }) => type)));
    assert.deepEqual([...types].sort(), RELATIONS);
    const voucher = await api.entity('component:default/voucher-service');
    assert.ok(voucher.relations.some(({ targetRef }) => targetRef === 'resource:default/voucher-db'));
    assert.equal((await api.call('/catalog/entities/by-name/resource/default/voucher-db')).status, 404);
  });

  await t.test('lets links that must not run through, and replaces such annotations', async () => {
    const { metadata } = await api.entity('component:default/gift-cards');
    assert.match(metadata.links[0].url, /^javascript:/);
    assert.match(metadata.annotations['backstage.io/view-url'], /^https:/);
  });

  await t.test('reads the definition of an API from its file', async () => {
    assert.match((await api.entity('api:default/payments-api')).spec.definition, /^openapi: 3\.1\.0/);
  });

  await t.test('serves the pre-built documentation', async () => {
    const response = await api.call('/techdocs/static/docs/default/component/checkout-service/runbook/index.html');
    assert.match(await response.text(), /md-content/);
  });

  await t.test('serves the documentation that is built at its start', async () => {
    const site = '/techdocs/static/docs/default/system/developer-platform';
    assert.match(await (await api.call(`${site}/data/migrations/index.html`)).text(), /<h2 id="indexes">/);
    assert.equal((await api.json('/techdocs/metadata/techdocs/default/system/developer-platform')).site_name, 'Developer Platform');
    // TechDocs lets nobody open a picture as a page, so an <img> with this address stays empty.
    assert.match((await api.call(`${site}/images/pipeline.svg`)).headers.get('content-type'), /^text\/plain/);
  });

  /** Resolves with the task's status once it has ended. */
  const ended = id =>
    waitUntil('the task to end', async () => {
      const { status } = await api.json(`/scaffolder/v2/tasks/${id}`);
      return !['open', 'processing'].includes(status) && status;
    });
  const start = (name, values = {}) =>
    api.json('/scaffolder/v2/tasks', { method: 'POST', body: { templateRef: `template:default/${name}`, values } });

  await t.test('runs a template to its end', async () => {
    const values = { name: 'garden-planner', owner: 'group:default/storefront-team', language: 'go', withDatabase: false };
    const { id } = await start('new-service', values);
    assert.equal(await ended(id), 'completed');
    const events = await api.json(`/scaffolder/v2/tasks/${id}/events`);
    assert.ok(events.some(({ body: { message } }) => /README\.md/.test(message)), 'the log lists the files');
  });

  await t.test('greets everybody once, and tells the creator of a task how it ended', async () => {
    const { id } = await start('pass-when-retried');
    await ended(id);
    const titles = await waitUntil('the notifications', async () => {
      const { notifications } = await api.json('/notifications/notifications');
      const isAbout = path => notifications.filter(({ payload }) => payload.link === path).map(({ payload }) => payload.title);
      const [welcomes, endings] = [isAbout('/docs/default/system/developer-platform'), isAbout(`/create/tasks/${id}`)];
      return endings.length > 0 && welcomes.length > 0 && [...welcomes, ...endings];
    });
    assert.deepEqual(titles, ['Welcome to the developer portal', 'Pass when retried has failed']);
  });

  await t.test('signals a notification to those who listen', async () => {
    const socket = await waitUntil('the socket', () => openSignals(baseUrl, api.token));
    const heard = new Promise(resolve => socket.addEventListener('message', ({ data }) => resolve(JSON.parse(data)), { once: true }));
    socket.send(JSON.stringify({ action: 'subscribe', channel: 'notifications' }));
    await start('log-ten-thousand-lines', { lines: 1, seconds: 1 });
    const { channel, message } = await heard;
    socket.close();
    assert.deepEqual([channel, message.action], ['notifications', 'new_notification']);
  });

  await t.test('writes exactly the lines of a sample log', async () => {
    const { id } = await start('log-ten-thousand-lines', { lines: 250, seconds: 1 });
    assert.equal(await ended(id), 'completed');
    // The backend does not wait for the database to have each line before it ends the task.
    const lines = await waitUntil('the lines', async () => {
      const events = await api.json(`/scaffolder/v2/tasks/${id}/events`);
      const found = events.filter(({ type, body: { stepId, status } }) => type === 'log' && stepId === 'write' && !status);
      return found.length >= 250 && found;
    });
    assert.equal(lines.length, 250);
    assert.ok(lines.some(({ body: { message } }) => message.includes('\u001b]8;;https:')), 'some lines have links');
  });

  await t.test('passes a task that failed, when it is retried', async () => {
    const { id } = await start('pass-when-retried');
    assert.equal(await ended(id), 'failed');
    await api.json(`/scaffolder/v2/tasks/${id}/retry`, { method: 'POST', body: {} });
    assert.equal(await ended(id), 'completed');
  });

  await t.test('finds an entity and a page of documentation by their text', async () => {
    const find = (term, type) => async () =>
      (await api.json(`/search/query?term=${term}&types[0]=${type}`)).results.map(({ document }) => document.location).join(' ');
    assert.match(await waitUntil('the entity', find('flower', 'software-catalog')), /inventory-service/);
    assert.match(await waitUntil('the page', find('checkoutctl', 'techdocs')), /checkout-service/);
    // Kinds of documentation are in lower case in the index, and PostgreSQL compares letter by letter.
    const found = await api.json('/search/query?term=checkout&types[0]=techdocs&filters[kind]=component');
    assert.ok(found.numberOfResults > 10);
  });

  await t.test('has no clusters, and says so without failing', async () => {
    assert.deepEqual(await api.json('/kubernetes/clusters'), { items: [] });
  });
}
