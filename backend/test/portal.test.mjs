import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startBackend } from './support/startBackend.mjs';

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

/** Starts the backend with a portal of these files, all paths relative to the portal's folder. */
async function startWithPortal(t, files) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-portal-'));
  await mkdir(join(folder, 'dist', 'static'), { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  const backend = await startBackend({ env: { APP_CONFIG_app_packageName: JSON.stringify(folder) } });
  t.after(async () => {
    await backend.end();
    await rm(folder, { recursive: true });
  });
  return backend;
}

test('serves the built portal with the configuration that its schema marks, and nothing else', async t => {
  const { baseUrl } = await startWithPortal(t, {
    'package.json': '{}',
    'dist/index.html.tmpl': '<html><head></head><body>Portal</body></html>',
    'dist/static/main.js': '"portal"',
    'dist/.config-schema.json': JSON.stringify(SCHEMA),
  });

  const page = await (await fetch(`${baseUrl}/catalog/default/component/web-shop`)).text();
  const injected = /<script type="backstage\.io\/config">\n([\s\S]*?)\n<\/script>\n<\/head>/.exec(page);
  const configs = JSON.parse(injected[1]);
  const app = configs.find(({ context }) => context === 'app');
  assert.deepEqual(app.data, { app: { title: 'Portico' }, backend: { baseUrl } });
  assert.equal(await (await fetch(`${baseUrl}/static/main.js`)).text(), '"portal"');
});

test('serves the API where the portal is broken', async t => {
  const { baseUrl, output } = await startWithPortal(t, { 'package.json': '{}', 'dist/index.html.tmpl': '<%= nobody.knows %>' });
  assert.match(output(), /Plugin 'app' threw an error during startup/);
  assert.equal((await fetch(`${baseUrl}/api/auth/guest/refresh`)).status, 200);
});
