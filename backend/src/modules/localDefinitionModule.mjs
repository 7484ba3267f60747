import { createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint } from '@backstage/plugin-catalog-node';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { BACKEND_DIR } from '../settings.mjs';

const CATALOG_DIR = join(BACKEND_DIR, 'catalog');

/**
 * Reads the file in `$file: ./definitions/some-api.yaml`, relative to the catalog file. Backstage's own `$text` works
 * only if the catalog file was read from a URL. Throws if the file is outside `catalog/`.
 */
async function readLocalDefinition({ value, baseUrl }) {
  const file = await realpath(join(dirname(baseUrl), String(value)));
  const path = relative(CATALOG_DIR, file);
  if (path === '..' || path.startsWith(`..${sep}`)) throw new Error(`$file may not name ${value}, outside of the catalog folder`);
  return readFile(file, 'utf8');
}

export const localDefinitionModule = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'portico-local-definition',
  register(env) {
    env.registerInit({
      deps: { processing: catalogProcessingExtensionPoint },
      async init({ processing }) {
        processing.addPlaceholderResolver('file', readLocalDefinition);
      },
    });
  },
});
