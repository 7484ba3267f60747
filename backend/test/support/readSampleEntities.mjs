import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { BACKEND_DIR } from '../../src/settings.mjs';

const FOLDERS = ['catalog', 'catalog/retired', 'templates'];

/** Every entity of the sample's YAML files with its file; `$file` definitions are read. */
export function readSampleEntities() {
  return FOLDERS.flatMap(folder => readFolder(join(BACKEND_DIR, folder)));
}

function readFolder(folder) {
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'));
  return names.flatMap(name =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map(document => {
      if (document.errors.length > 0) throw document.errors[0];
      return { file: name, entity: withDefinition(document.toJS(), folder) };
    }),
  );
}

function withDefinition(entity, folder) {
  const file = entity.spec.definition?.$file;
  if (file === undefined) return entity;
  return { ...entity, spec: { ...entity.spec, definition: readFileSync(join(folder, file), 'utf8') } };
}
