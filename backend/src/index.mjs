// Starts the backend: index.mjs [--generate N]. Its environment variables are in README.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSampleSites } from './docs/buildSampleSites.mjs';
import { findPortUser } from './findPortUser.mjs';
import { skipBatchInsertPause } from './skipBatchInsertPause.mjs';
import { BACKEND_DIR, PORTAL_ROOT, UsageError, readSettings } from './settings.mjs';

/** Backstage's shutdown may wait a minute for long polls of its event bus. */
const SHUTDOWN_GRACE_MS = 1500;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readSettingsOrFail() {
  try {
    return readSettings(process.argv.slice(2), process.env, process.cwd());
  } catch (error) {
    if (error instanceof UsageError) fail(error.message);
    throw error;
  }
}

function exitSoon() {
  setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref();
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) fail(`The backend needs Node 22.12 or newer, this is ${process.version}`);

const settings = readSettingsOrFail();
const taken = await findPortUser(settings.port);
if (taken) fail(`Port ${settings.port} is in use on ${taken}. Stop that process, or set PORTICO_BACKEND_PORT`);

// Backstage reads relative paths of its configuration, and its own packages' schemas, from the working directory.
process.chdir(BACKEND_DIR);
process.once('SIGINT', exitSoon);
process.once('SIGTERM', exitSoon);

if (!settings.databaseUrl) skipBatchInsertPause();
const { createPorticoBackend } = await import('./createPorticoBackend.mjs');
try {
  await buildSampleSites(settings.docsDir, Date.now());
  await createPorticoBackend(settings).start();
} catch (error) {
  console.error(`Couldn't start the backend: ${error.message}`);
  process.exit(1);
}

const portal = existsSync(join(PORTAL_ROOT, 'dist', 'static')) ? '' : ' (API only: the portal is not built)';
console.log(`Backend listening on http://localhost:${settings.port}${portal}`);
