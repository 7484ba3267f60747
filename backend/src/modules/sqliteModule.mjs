import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';

/**
 * Lets SQLite commit the catalog without waiting for the disk: each entity needs several
 * transactions, and a development catalog lost in a power failure is simply read again.
 */
export const sqliteModule = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'portico-sqlite',
  register(env) {
    env.registerInit({
      deps: { database: coreServices.database },
      async init({ database }) {
        const knex = await database.getClient();
        await knex.raw('PRAGMA journal_mode = WAL');
        await knex.raw('PRAGMA synchronous = OFF');
        // In pages of 4 KiB: the log is copied into the database every 64 MiB instead of every 4.
        await knex.raw('PRAGMA wal_autocheckpoint = 16384');
        // Negative values are KiB.
        await knex.raw('PRAGMA cache_size = -262144');
      },
    });
  },
});
