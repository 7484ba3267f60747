import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKEND_DIR } from '../../src/settings.mjs';
import { freePort } from './freePort.mjs';
import { waitUntil } from './waitUntil.mjs';

/**
 * Starts the backend in its own process on a free port, with a temporary data folder, and waits
 * until it is ready. `end(signal)` returns how it ended and after how many milliseconds.
 */
export async function startBackend({ args = [], env = {} } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portico-backend-'));
  // An empty portal, so that these tests do not depend on the project's build.
  await writeFile(join(dataDir, 'package.json'), '{}');
  const port = await freePort();
  const child = spawn(process.execPath, [join(BACKEND_DIR, 'src', 'index.mjs'), ...args], {
    // Not the backend's folder: it must start from any folder.
    cwd: dataDir,
    env: {
      ...process.env,
      APP_CONFIG_app_packageName: JSON.stringify(dataDir),
      DATABASE_URL: '',
      LOG_LEVEL: '',
      PORTICO_PORT: '',
      ...env,
      PORTICO_BACKEND_PORT: String(port),
      PORTICO_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));

  async function end(signal = 'SIGTERM') {
    const startedAt = Date.now();
    child.kill(signal);
    const [code, killedBy] = await exited;
    await rm(dataDir, { recursive: true, force: true });
    return { code, signal: killedBy, durationMs: Date.now() - startedAt };
  }

  const baseUrl = `http://localhost:${port}`;
  try {
    await waitUntil('the backend to be ready', async () => {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${output}`);
      return (await fetch(`${baseUrl}/.backstage/health/v1/readiness`)).ok;
    });
  } catch (error) {
    await end('SIGKILL');
    throw new Error(output, { cause: error });
  }
  return { baseUrl, port, end, output: () => output };
}
