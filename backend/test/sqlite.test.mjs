import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { BACKEND_DIR } from '../src/settings.mjs';
import { checkBackend } from './support/checkBackend.mjs';
import { createApi } from './support/createApi.mjs';
import { startBackend } from './support/startBackend.mjs';
import { waitUntil } from './support/waitUntil.mjs';

const GENERATED = 'metadata.annotations.backstage.io/managed-by-location=portico-generated:entities';

let backend;

before(async () => {
  backend = await startBackend();
});

after(() => backend?.end('SIGKILL'));

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

for (const signal of ['SIGTERM', 'SIGINT']) {
  test(`ends within a few seconds of ${signal}`, async () => {
    const started = await startBackend();
    const { code, durationMs } = await started.end(signal);
    assert.equal(code, 0);
    assert.ok(durationMs < 4000, `${durationMs} ms`);
  });
}

test('adds the entities that are generated', async () => {
  const started = await startBackend({ args: ['--generate', '200'] });
  try {
    const total = await waitUntil('all entities', async () => {
      const api = await createApi(started.baseUrl);
      const { totalItems } = await api.json(`/catalog/entities/by-query?limit=0&filter=${GENERATED}`);
      return totalItems >= 200 && totalItems;
    });
    assert.equal(total, 200);
  } finally {
    await started.end();
  }
});
