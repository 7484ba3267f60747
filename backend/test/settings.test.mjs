import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { BACKEND_DIR, UsageError, readSettings } from '../src/settings.mjs';

test('has the ports of the specification and a database folder of its own by default', () => {
  assert.deepEqual(readSettings([], {}, '/anywhere'), {
    port: 7007,
    portalPort: 3000,
    databaseDir: join(BACKEND_DIR, '.data', 'sample'),
    docsDir: join(BACKEND_DIR, '.data', 'docs-site'),
    databaseUrl: undefined,
    identityProvider: undefined,
    github: undefined,
    azure: undefined,
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

test('signs in with an identity provider whose client secret it knows, and with no other', () => {
  const env = { PORTICO_IDENTITY_PROVIDER: 'http://127.0.0.1:9400', PORTICO_IDENTITY_PROVIDER_SECRET: 'known' };
  assert.deepEqual(readSettings([], env, '/here').identityProvider, { url: 'http://127.0.0.1:9400', clientSecret: 'known' });
  assert.throws(() => readSettings([], { ...env, PORTICO_IDENTITY_PROVIDER_SECRET: '' }, '/here'), UsageError);
});

for (const name of ['PORTICO_GITHUB', 'PORTICO_AZURE']) {
  test(`reads repositories of ${name} with a token, and not without`, () => {
    const env = { [name]: 'http://127.0.0.1:9401', [`${name}_TOKEN`]: 'known' };
    const { github, azure } = readSettings([], env, '/here');
    assert.deepEqual([github, azure].filter(Boolean), [{ url: 'http://127.0.0.1:9401', token: 'known' }]);
    assert.throws(() => readSettings([], { ...env, [`${name}_TOKEN`]: '' }, '/here'), UsageError);
  });
}
