import { createRequire } from 'node:module';

/**
 * Knex waits a millisecond before each `batchInsert`; the catalog makes four or five of them for an entity, inside
 * transactions that hold SQLite's only connection, so that half of the time of reading 10,000 entities is waiting. This
 * puts a mere turn of the event loop in the place of the pause. Call it before anything loads knex.
 *
 * HACK: knex has no option for it, see https://github.com/knex/knex/issues/3561
 */
export function skipBatchInsertPause() {
  const require = createRequire(createRequire(import.meta.url).resolve('@backstage/backend-defaults/package.json'));
  const pause = require.resolve('knex/lib/execution/internal/delay.js');
  require(pause);
  // Not an empty promise: everything else is synchronous here, and requests would wait until the last entity is in.
  require.cache[pause].exports = () => new Promise(setImmediate);
}
