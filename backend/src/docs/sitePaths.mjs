import { posix } from 'node:path';

/** The folder of a page at the built site: `guides/api.md` is at `guides/api/`, the index at ``. */
export const folderOf = file => (posix.basename(file) === 'index.md' ? file.slice(0, -'index.md'.length) : `${file.slice(0, -'.md'.length)}/`);

/** The address of `target`, a path from the site's root, as seen from the page in `folder`. */
export function relativeAddress(folder, target) {
  const path = posix.relative(`/${folder}`, `/${target}`);
  if (path === '') return './';
  return target === '' || target.endsWith('/') ? `${path}/` : path;
}

/** Resolves the addresses that `file` writes: pages by their Markdown file, everything else by its own. */
export function createResolver(file) {
  return address => {
    if (address.startsWith('#') || address.startsWith('/') || /^[a-z]+:/i.test(address)) return address;
    const [path, hash] = address.split('#');
    const target = posix.join(posix.dirname(file), path);
    return relativeAddress(folderOf(file), path.endsWith('.md') ? folderOf(target) : target) + (hash ? `#${hash}` : '');
  };
}
