import { join, resolve } from 'node:path';

export const BACKEND_DIR = resolve(import.meta.dirname, '..');
export const PORTAL_ROOT = resolve(BACKEND_DIR, '..');

/** Invalid command line; the message explains the valid one. */
export class UsageError extends Error {}

/** Reads ports, folders and the number of entities to generate; throws `UsageError`. */
export function readSettings(argv, env, cwd) {
  const generate = readGenerate(argv);
  const dataDir = resolve(cwd, env.PORTICO_DATA_DIR || join(BACKEND_DIR, '.data'));
  return {
    port: readPort('PORTICO_BACKEND_PORT', env.PORTICO_BACKEND_PORT, 7007),
    portalPort: readPort('PORTICO_PORT', env.PORTICO_PORT, 3000),
    // One folder per number, so that switching between catalogs is instant.
    databaseDir: join(dataDir, generate === 0 ? 'sample' : `generated-${generate}`),
    docsDir: join(dataDir, 'docs-site'),
    databaseUrl: env.DATABASE_URL || undefined,
    identityProvider: readIdentityProvider(env),
    github: readCodeHost('PORTICO_GITHUB', env),
    azure: readCodeHost('PORTICO_AZURE', env),
    generate,
  };
}

function readGenerate(argv) {
  if (argv.length === 0) return 0;
  const match = /^--generate(?:=(.+))?$/.exec(argv[0]);
  const value = match?.[1] ?? argv[1];
  const isComplete = argv.length === (match?.[1] === undefined ? 2 : 1);
  if (!match || !isComplete || !/^[1-9]\d{0,5}$/.test(value)) {
    throw new UsageError('Usage: index.mjs [--generate N], with N from 1 to 999999');
  }
  return Number(value);
}

/** The identity provider; undefined without an address. */
function readIdentityProvider({ PORTICO_IDENTITY_PROVIDER: url, PORTICO_IDENTITY_PROVIDER_SECRET: clientSecret }) {
  if (!url) return undefined;
  if (!clientSecret) throw new UsageError('PORTICO_IDENTITY_PROVIDER needs PORTICO_IDENTITY_PROVIDER_SECRET');
  return { url, clientSecret };
}

/** A code host and the backend's own token for it; undefined without an address. */
function readCodeHost(name, { [name]: url, [`${name}_TOKEN`]: token }) {
  if (!url) return undefined;
  if (!token) throw new UsageError(`${name} needs ${name}_TOKEN`);
  return { url, token };
}

function readPort(name, text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new UsageError(`${name} must be a port, not "${text}"`);
  return port;
}
