import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { checkBackend } from './support/checkBackend.mjs';
import { findPostgres } from './support/findPostgres.mjs';
import { startBackend } from './support/startBackend.mjs';
import { startPostgres } from './support/startPostgres.mjs';

const binDir = findPostgres();
const skip = binDir === undefined && 'PostgreSQL (initdb, postgres) is not installed';
if (skip) console.log(`Skipped: ${skip}`);

async function countRows(url, table) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`SELECT count(*) AS count FROM ${table}`);
  await client.end();
  return Number(rows[0].count);
}

test('serves the sample from PostgreSQL, with its search engine', { skip }, async t => {
  const postgres = await startPostgres(binDir);
  t.after(() => postgres.end());
  const backend = await startBackend({ env: { DATABASE_URL: postgres.url } });
  try {
    await checkBackend(t, backend);

    await t.test('keeps entities and the search index in a schema of each plugin', async () => {
      assert.ok((await countRows(postgres.url, 'catalog.final_entities')) > 60);
      assert.ok((await countRows(postgres.url, 'search.documents')) > 60);
    });
  } finally {
    // Before its database, which `after` stops.
    await backend.end();
  }
});
