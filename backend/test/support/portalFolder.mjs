import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCHEMA = {
  backstageConfigSchemaVersion: 1,
  schemas: [
    {
      path: 'portico',
      value: {
        type: 'object',
        properties: {
          app: { type: 'object', properties: { title: { type: 'string', visibility: 'frontend' } } },
          backend: { type: 'object', properties: { baseUrl: { type: 'string', visibility: 'frontend' } } },
        },
      },
    },
  ],
};

/** A portal as the build leaves it. */
export const BUILT_PORTAL = {
  'package.json': '{}',
  'dist/index.html.tmpl': '<html><head></head><body>Portal</body></html>',
  'dist/static/main.js': '"portal"',
  'dist/.config-schema.json': JSON.stringify(SCHEMA),
};

export const BROKEN_PORTAL = { 'package.json': '{}', 'dist/index.html.tmpl': '<%= nobody.knows %>' };

/** Writes these files, all paths relative to the new folder; `env` makes the backend serve it. */
export async function portalFolder(files) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-portal-'));
  await mkdir(join(folder, 'dist', 'static'), { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  return { folder, env: { APP_CONFIG_app_packageName: JSON.stringify(folder) } };
}
