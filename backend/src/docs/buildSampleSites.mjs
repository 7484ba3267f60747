import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKEND_DIR } from '../settings.mjs';
import { buildSite } from './buildSite.mjs';

const BUILT_DIR = join(BACKEND_DIR, 'docs-site');
const SOURCES_DIR = join(BACKEND_DIR, 'docs-source');

/** Puts the pre-built sites and those built from Markdown, `docs-source/<namespace>/<kind>/<name>`, into `targetDir`. */
export async function buildSampleSites(targetDir, builtAt) {
  await rm(targetDir, { recursive: true, force: true });
  await cp(BUILT_DIR, targetDir, { recursive: true });
  const entries = await readdir(SOURCES_DIR, { recursive: true });
  for (const path of entries.filter(entry => entry.endsWith('mkdocs.yml'))) {
    const site = join(path, '..');
    await buildSite(join(SOURCES_DIR, site), join(targetDir, site), builtAt);
  }
}
