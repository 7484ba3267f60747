import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';

// In pages of 4 KiB: the log is copied into the database every 64 MiB instead of every 4. Negative cache sizes are KiB.
const PRAGMAS = ['journal_mode = WAL', 'synchronous = OFF', 'wal_autocheckpoint = 16384', 'cache_size = -262144'];

/**
 * Lets SQLite commit a plugin's data without waiting for the disk: each entity needs several transactions and each line
 * of a task's log needs one. Nothing of a development backend has to survive a power failure.
 */
export const sqliteModule = pluginId =>
  createBackendModule({
    pluginId,
    moduleId: 'portico-sqlite',
    register(env) {
      env.registerInit({
        deps: { database: coreServices.database },
        async init({ database }) {
          const knex = await database.getClient();
          for (const pragma of PRAGMAS) await knex.raw(`PRAGMA ${pragma}`);
        },
      });
    },
  });
