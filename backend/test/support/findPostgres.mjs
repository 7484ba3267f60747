import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The newest folder with `initdb` and `postgres` in the PATH or in Debian's packages. */
export function findPostgres() {
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((one, other) => version(other) - version(one));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...packaged];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function version(folder) {
  return Number(dirname(folder).split('/').at(-1));
}
