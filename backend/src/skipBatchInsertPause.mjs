import { createRequire } from 'node:module';

/**
 * Knex waits a millisecond before each `batchInsert`; the catalog makes four or five per entity,
 * inside transactions that hold SQLite's only connection, which is half of the time for 10,000
 * entities. Replaces the pause with one turn of the event loop. Call it before anything loads knex.
 * HACK: knex has no option for it, see https://github.com/knex/knex/issues/3561
 */
export function skipBatchInsertPause() {
  const require = createRequire(createRequire(import.meta.url).resolve('@backstage/backend-defaults/package.json'));
  const pause = require.resolve('knex/lib/execution/internal/delay.js');
  require(pause);
  // Not a resolved promise: everything else is synchronous, so requests would wait until the last entity is inserted.
  require.cache[pause].exports = () => new Promise(setImmediate);
}
