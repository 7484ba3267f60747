import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort.mjs';
import { waitUntil } from './waitUntil.mjs';

const run = promisify(execFile);

/** The first of these users that exists, because PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(line => line.split(':'));
  const user = ['postgres', 'nobody'].map(wanted => users.find(([name]) => name === wanted)).find(Boolean);
  if (!user) throw new Error('Running as root, and there is no user postgres or nobody to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Starts a PostgreSQL on loopback, in a folder that `end()` removes. */
export async function startPostgres(binDir) {
  const user = unprivilegedUser();
  const directory = await mkdtemp(join(tmpdir(), 'portico-postgres-'));
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory };
  await run(join(binDir, 'initdb'), ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${directory}`, 'fsync=off'];
  const server = spawn(join(binDir, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const url = `postgres://portico@127.0.0.1:${port}/postgres`;

  async function end() {
    // Fast shutdown: closes sessions without waiting.
    server.kill('SIGINT');
    await exited;
    await rm(directory, { recursive: true, force: true });
  }

  try {
    await waitUntil('PostgreSQL to accept connections', async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.end();
      return true;
    });
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}
