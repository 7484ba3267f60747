/** Colours code with the token classes that Pygments writes; enough of each language for the samples. */

export const escapeHtml = text => text.replace(/[&<>"]/g, char => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);

const words = text => new RegExp(`\\b(?:${text.trim().split(/\s+/).join('|')})\\b`, 'y');

const SLASHES = [['cm', /\/\*[\s\S]*?\*\//y], ['c1', /\/\/[^\n]*/y]];
const HASH = [['c1', /#[^\n]*/y]];
const TEXTS = [['s2', /"(?:\\.|[^"\\\n])*"/y], ['s1', /'(?:\\.|[^'\\\n])*'/y]];
const NUMBERS = [['mf', /\b\d[\d_]*\.\d+\b/y], ['mi', /\b\d[\d_]*\b/y]];
const NAMES = [
  ['nc', /\b[A-Z]\w*\b/y],
  ['nf', /\b[a-z_]\w*(?=\()/y],
  ['n', /[\p{L}_]\w*/uy],
  ['o', /[-+*/%=<>!&|^~?:]+/y],
  ['p', /[()[\]{},;.]/y],
];
const CONSTANTS = ['kc', words('true false null nil None True False undefined')];

const language = (comments, keywords, more = []) => [
  ...comments, ...more, ...TEXTS, ...NUMBERS, CONSTANTS, ['k', words(keywords)], ...NAMES,
];

const LANGUAGES = {
  typescript: language(SLASHES, 'import export from const let function return async await interface type extends new if else for of throw readonly', [['sb', /`[^`]*`/y]]),
  go: language(SLASHES, 'package import func return type struct if else for range defer go select case var const err', [['s', /`[^`]*`/y]]),
  java: language(SLASHES, 'package import public private final class record interface return new static void throws if else var', [['nd', /@\w+/y]]),
  kotlin: language(SLASHES, 'package import class data fun val var return when is suspend object override if else', [['nd', /@\w+/y]]),
  python: language(HASH, 'import from def return class with as if elif else for in not and or raise async await yield', [['sd', /"""[\s\S]*?"""/y], ['nd', /@[\w.]+/y]]),
  rust: language(SLASHES, 'use pub fn let mut struct impl match if else for in return async await enum mod', [['cp', /#\[[^\]]*\]/y], ['nf', /\b\w+!/y]]),
  ruby: language(HASH, 'require class module def end do if unless else return attr_reader self', [['ss', /:\w+/y], ['vi', /@\w+/y]]),
  sql: language([['c1', /--[^\n]*/y]], 'SELECT FROM WHERE AND OR NOT NULL INSERT INTO VALUES UPDATE SET ORDER BY GROUP LIMIT CREATE TABLE INDEX CONCURRENTLY ON ALTER ADD COLUMN DEFAULT USING PRIMARY KEY AS FOR SKIP LOCKED'),
  bash: language(HASH, 'if then else fi for in do done set export function', [['nv', /\$\{?\w+\}?/y], ['nb', /\b(?:echo|cd|exit|test|read)\b/y]]),
  yaml: [...HASH, ['nt', /[\w./-]+(?=:(?:\s|$))/my], ...TEXTS, CONSTANTS, ...NUMBERS, ['p p-Indicator', /[-:[\]{},|>]/y], ['l l-Scalar l-Scalar-Plain', /[^\s#:,[\]{}"']+/y]],
  json: [['nt', /"(?:\\.|[^"\\\n])*"(?=\s*:)/y], ...TEXTS, ...NUMBERS, CONSTANTS, ['p', /[[\]{},:]/y]],
  graphql: language(HASH, 'type query mutation input enum extend'),
  hcl: language(HASH, 'resource variable module provider'),
  console: [['gp', /^\$ /my], ['go', /^(?!\$ )[^\n]+/my], ['l', /[^\n]+/y]],
  diff: [['gi', /^\+[^\n]*/my], ['gd', /^-[^\n]*/my], ['gu', /^@@[^\n]*/my]],
};
const ALIASES = { ts: 'typescript', js: 'typescript', py: 'python', sh: 'bash', yml: 'yaml' };

/** A span never crosses a line, so that lines can be numbered and marked. */
const spansOf = (kind, text) =>
  text.split('\n').map(line => (line && `<span class="${kind}">${escapeHtml(line)}</span>`)).join('\n');

/** The lines of `code` as HTML; a language that is not known stays plain. */
export function highlightCode(code, name) {
  const rules = LANGUAGES[ALIASES[name] ?? name] ?? [];
  let html = '';
  let index = 0;
  while (index < code.length) {
    const found = rules.find(([, pattern]) => {
      pattern.lastIndex = index;
      return pattern.test(code);
    });
    const end = found ? found[1].lastIndex : index + 1;
    const text = code.slice(index, end);
    html += found ? spansOf(found[0], text) : escapeHtml(text);
    index = end;
  }
  return html.split('\n');
}
