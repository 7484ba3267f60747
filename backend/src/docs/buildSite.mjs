import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { pageHtml } from './pageHtml.mjs';
import { renderMarkdown } from './renderMarkdown.mjs';
import { searchEntries } from './searchEntries.mjs';
import { createResolver, folderOf } from './sitePaths.mjs';

/** The navigation as a tree, and its pages in order; an entry is `Title: file.md` or `Section: [entries]`. */
function readNavigation(entries, pages) {
  return entries.map(entry => {
    const [title, value] = Object.entries(entry)[0];
    if (Array.isArray(value)) return { title, children: readNavigation(value, pages) };
    const page = { title, file: value, folder: folderOf(value) };
    pages.push(page);
    return { title, page };
  });
}

async function readSite(sourceDir) {
  const settings = parse(await readFile(join(sourceDir, 'mkdocs.yml'), 'utf8'));
  const pages = [];
  const navigation = readNavigation(settings.nav, pages);
  for (const page of pages) {
    const source = await readFile(join(sourceDir, 'docs', page.file), 'utf8');
    Object.assign(page, renderMarkdown(source, createResolver(page.file)));
  }
  return {
    name: settings.site_name,
    description: settings.site_description,
    language: settings.theme.language,
    features: settings.theme.features ?? [],
    repository: settings.repo_url,
    repositoryName: settings.repo_name,
    editPath: settings.edit_uri,
    styles: settings.extra_css ?? [],
    navigation,
    pages,
  };
}

const json = value => `${JSON.stringify(value, undefined, 2)}\n`;

/** Names and contents of every file that is not simply copied. */
function writtenFiles(site) {
  const index = {
    config: { lang: [site.language], separator: '[\\s\\-]+', pipeline: ['stopWordFilter'] },
    docs: site.pages.flatMap(searchEntries),
  };
  return new Map([
    ...site.pages.map(page => [`${page.folder}index.html`, pageHtml(site, page)]),
    ['search/search_index.json', json(index)],
    ['assets/stylesheets/main.4b1f7c2e.min.css', '/* Stands for the style sheet of Material for MkDocs. */\n'],
  ]);
}

/**
 * Builds the Markdown of `sourceDir` into `targetDir`, as MkDocs Material does. The same sources give the same bytes,
 * except for the time in `techdocs_metadata.json`, which is `builtAt` in milliseconds. Throws if a page is missing.
 */
export async function buildSite(sourceDir, targetDir, builtAt) {
  const site = await readSite(sourceDir);
  const files = writtenFiles(site);
  await cp(join(sourceDir, 'docs'), targetDir, { recursive: true, filter: path => !path.endsWith('.md') });
  for (const [name, content] of files) {
    await mkdir(dirname(join(targetDir, name)), { recursive: true });
    await writeFile(join(targetDir, name), content);
  }
  const entries = await readdir(targetDir, { recursive: true, withFileTypes: true });
  const names = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(targetDir.length + 1));
  const etag = createHash('sha1').update([...files].flat().join('\0')).digest('hex');
  const metadata = {
    site_name: site.name,
    site_description: site.description,
    etag,
    build_timestamp: builtAt,
    files: [...new Set([...names, 'techdocs_metadata.json'])].sort(),
  };
  await writeFile(join(targetDir, 'techdocs_metadata.json'), json(metadata));
}
