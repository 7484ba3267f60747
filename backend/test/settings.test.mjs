import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { BACKEND_DIR, UsageError, readSettings } from '../src/settings.mjs';

test('has the ports of the specification and a database folder of its own by default', () => {
  assert.deepEqual(readSettings([], {}, '/anywhere'), {
    port: 7007,
    portalPort: 3000,
    databaseDir: join(BACKEND_DIR, '.data', 'sample'),
    databaseUrl: undefined,
    generate: 0,
  });
});

test('gives each number of generated entities its own database folder', () => {
  const env = { PORTICO_DATA_DIR: 'data' };
  assert.equal(readSettings(['--generate', '10000'], env, '/here').databaseDir, '/here/data/generated-10000');
  assert.equal(readSettings(['--generate=20'], env, '/here').databaseDir, '/here/data/generated-20');
});

for (const argv of [['--generate'], ['--generate', '0'], ['--generate', 'many'], ['--generate', '1', '2'], ['--help']]) {
  test(`refuses ${argv.join(' ')}`, () => {
    assert.throws(() => readSettings(argv, {}, '/here'), UsageError);
  });
}

test('refuses a port that is none', () => {
  assert.throws(() => readSettings([], { PORTICO_BACKEND_PORT: '70070' }, '/here'), /PORTICO_BACKEND_PORT/);
  assert.throws(() => readSettings([], { PORTICO_PORT: 'http' }, '/here'), /PORTICO_PORT/);
});
