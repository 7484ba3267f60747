import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { buildSampleSites } from '../src/docs/buildSampleSites.mjs';
import { renderMarkdown } from '../src/docs/renderMarkdown.mjs';

const HANDBOOK = 'default/system/developer-platform';
const MISSING = 'images/missing.png';

let target;
const read = path => readFile(join(target, HANDBOOK, path), 'utf8');
const metadata = async () => JSON.parse(await read('techdocs_metadata.json'));
const pagePaths = async () => (await metadata()).files.filter(file => file.endsWith('index.html'));
const attributes = (html, name) => [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

before(async () => {
  target = await mkdtemp(join(tmpdir(), 'portico-docs-'));
  await buildSampleSites(target, 1_760_000_000_000);
});

after(() => rm(target, { recursive: true, force: true }));

test('the handbook has forty pages, and its metadata names each file', async () => {
  assert.equal((await pagePaths()).length, 40);
  const written = await readdir(join(target, HANDBOOK), { recursive: true, withFileTypes: true });
  assert.equal((await metadata()).files.length, written.filter(entry => entry.isFile()).length);
});

test('the sites that are already built are there, too', async () => {
  assert.match(await readFile(join(target, 'default/component/checkout-service/index.html'), 'utf8'), /md-content/);
});

test('every address in the handbook leads to one of its files, and every anchor to an element', async () => {
  const { files } = await metadata();
  const ids = new Map();
  for (const path of await pagePaths()) ids.set(path, new Set(attributes(await read(path), 'id')));
  for (const path of ids.keys()) {
    const html = await read(path);
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')].filter(found => !/^(?:[a-z]+:|\/)/.test(found))) {
      const [file, hash] = address.split('#');
      const resolved = posix.join(posix.dirname(path), file);
      const found = file === '' ? path : file.endsWith('/') ? posix.join(resolved, 'index.html') : resolved;
      if (found === MISSING) continue;
      assert.ok(files.includes(found), `${path}: ${address}`);
      if (hash) assert.ok(ids.get(found).has(hash), `${path}: ${address}`);
    }
  }
});

test('each page marks itself in the navigation, once', async () => {
  for (const path of await pagePaths()) {
    assert.equal((await read(path)).split('<a href="./" class="md-nav__link md-nav__link--active">').length - 1, 1, path);
  }
});

test('the index has an entry for each section, with its text and without markup', async () => {
  const { docs } = JSON.parse(await read('search/search_index.json'));
  const indexed = docs.find(({ location }) => location === 'data/migrations/#indexes');
  assert.equal(indexed.title, 'Indexes');
  assert.match(indexed.text, /^CREATE INDEX CONCURRENTLY orders_by_customer ON orders \(customer_id\); Danger Without/);
  for (const { location, text } of docs) {
    assert.doesNotMatch(text, /<\/?(?:a|code|div|li|p|pre|span|td)\b|&\w+;|¶/, location);
    const [folder, id] = location.split('#');
    if (id) assert.ok(attributes(await read(`${folder}index.html`), 'id').includes(id), location);
  }
});

test('the handbook has code in ten languages, pictures, tables, tabs, notes, diagrams and footnotes', async () => {
  const html = (await Promise.all((await pagePaths()).map(read))).join('');
  const languages = new Set(html.match(/(?<=class="language-)\w+(?= highlight")/g));
  assert.ok(languages.size >= 10, [...languages].join());
  for (const part of ['<img src', '<table>', 'class="highlighttable"', 'class="tabbed-set tabbed-alternate"', 'class="admonition danger"',
    '<details class="question">', '<pre class="mermaid">', 'class="footnote"', 'class="task-list-control"', '<kbd class="key-control">',
    'class="arithmatex"', '<abbr title', '<dl>', 'class="grid cards"', 'class="md-button md-button--primary"', 'class="hll"']) {
    assert.ok(html.includes(part), part);
  }
});

const render = source => renderMarkdown(source, address => address).html;

test('blocks inside of blocks become parts of them', () => {
  const html = render('!!! note "A & B"\n    Text.\n\n    === "One"\n\n        - [x] done\n\nAfter.\n');
  assert.match(html, /^<div class="admonition note">\n<p class="admonition-title">A &amp; B<\/p>/);
  assert.match(html, /<div class="tabbed-block">\n<ul class="task-list">[\s\S]*<\/div>\n<\/div>\n<\/div>\n<p>After\.<\/p>\n$/);
});

test('headings of the same text get ids of their own, and text is escaped', () => {
  assert.deepEqual(renderMarkdown('# A\n## Use\n## Use\n', address => address).headings.map(({ id }) => id), ['a', 'use', 'use_1']);
  assert.match(render('```typescript\nconst a = "<b>"\n```\n'), /<span class="s2">&quot;&lt;b&gt;&quot;<\/span>/);
});

test('marks that are not complete stay text', () => {
  assert.equal(render('1 + 1 == 2 and a++ costs $5 [^none] { .x }\n'), '<p>1 + 1 == 2 and a++ costs $5 [^none] { .x }</p>\n');
});
