import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { BACKEND_DIR } from '../src/settings.mjs';
import { assertEnds } from './support/assertEnds.mjs';
import { checkBackend } from './support/checkBackend.mjs';
import { createApi } from './support/createApi.mjs';
import { BUILT_PORTAL, portalFolder } from './support/portalFolder.mjs';
import { startBackend } from './support/startBackend.mjs';

let backend;
let portal;

before(async () => {
  portal = await portalFolder(BUILT_PORTAL);
  backend = await startBackend({ env: portal.env });
});

after(async () => {
  await backend?.end('SIGKILL');
  await rm(portal.folder, { recursive: true });
});

test('serves the sample from SQLite', t => checkBackend(t, backend));

test('says in one line that its port is taken', () => {
  const env = { ...process.env, DATABASE_URL: '', PORTICO_BACKEND_PORT: String(backend.port) };
  const second = spawnSync(process.execPath, [join(BACKEND_DIR, 'src', 'index.mjs')], { env, encoding: 'utf8' });
  assert.equal(second.status, 1);
  assert.match(second.stderr, new RegExp(`^Port ${backend.port} .*PORTICO_BACKEND_PORT\\n$`));
});

test('prints one line at its start', async () => {
  assert.match(backend.output(), new RegExp(`^Backend listening on ${backend.baseUrl}`));
});

test('serves the built portal with the configuration that its schema marks, and nothing else', async () => {
  const { baseUrl } = backend;

  const page = await (await fetch(`${baseUrl}/catalog/default/component/web-shop`)).text();
  const injected = /<script type="backstage\.io\/config">\n([\s\S]*?)\n<\/script>\n<\/head>/.exec(page);
  const configs = JSON.parse(injected[1]);
  const app = configs.find(({ context }) => context === 'app');
  assert.deepEqual(app.data, { app: { title: 'Portico' }, backend: { baseUrl } });
  assert.equal(await (await fetch(`${baseUrl}/static/main.js`)).text(), '"portal"');
});

test('decides nothing by default', async () => {
  const { json } = await createApi(backend.baseUrl);
  const items = [{ id: '0', permission: { type: 'basic', name: 'catalog.location.delete', attributes: { action: 'delete' } } }];
  assert.deepEqual(await json('/permission/authorize', { method: 'POST', body: { items } }), { items: [{ id: '0', result: 'ALLOW' }] });
});

// The last test: it ends the backend of the others.
test('ends within a few seconds of SIGTERM', () => assertEnds(backend, 'SIGTERM'));
