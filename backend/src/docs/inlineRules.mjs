// The inline marks that Python-Markdown's extensions add: keys, marks, footnotes, formulas, icons, attributes.
import { escapeHtml } from './highlightCode.mjs';

const KEYS = { ctrl: ['control', 'Ctrl'], shift: ['shift', 'Shift'], alt: ['alt', 'Alt'], enter: ['enter', 'Enter'], esc: ['escape', 'Esc'], slash: ['slash', '/'] };

/** Icons of our own drawing. */
const ICONS = {
  'material-check': 'M4 12.5 6 10.5l4 4 8-8 2 2-10 10z',
  'material-close': 'M5 7 7 5l5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z',
  'material-rocket': 'M12 2c4 3 5 8 3 13H9C7 10 8 5 12 2zM7 17l2-1h6l2 1-2 5h-6z',
  'material-book': 'M4 4h7v16H4zm9 0h7v16h-7z',
};

const keyHtml = name => {
  const [kind, label] = KEYS[name] ?? [name, name.length === 1 ? name.toUpperCase() : name];
  return `<kbd class="key-${kind}">${escapeHtml(label)}</kbd>`;
};

const RULES = [
  ['+', /\+\+([\w+]+)\+\+/y, ([, keys]) => `<span class="keys">${keys.split('+').map(keyHtml).join('<span>+</span>')}</span>`],
  ['=', /==([^=\n]+)==/y, ([, text]) => `<mark>${escapeHtml(text)}</mark>`],
  ['$', /\$([^$\s][^$\n]*)\$/y, ([, text]) => `<span class="arithmatex">\\(${escapeHtml(text)}\\)</span>`],
  [':', /:([a-z]+(?:-[a-z]+)+):/y, ([all, name]) => ICONS[name] ? `<span class="twemoji"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${ICONS[name]}"/></svg></span>` : all],
];

function addMark(md, [start, pattern, render]) {
  md.inline.ruler.before('emphasis', `mark${start}`, (state, silent) => {
    if (state.src[state.pos] !== start) return false;
    pattern.lastIndex = state.pos;
    const match = pattern.exec(state.src);
    if (!match) return false;
    if (!silent) state.push('html_inline', '', 0).content = render(match);
    state.pos += match[0].length;
    return true;
  });
}

function footnoteRef(state, silent) {
  const match = /^\[\^([\w-]+)\]/.exec(state.src.slice(state.pos, state.pos + 60));
  if (!match || !state.env.footnotes?.has(match[1])) return false;
  if (!silent) {
    const refs = (state.env.footnoteRefs ??= []);
    if (!refs.includes(match[1])) refs.push(match[1]);
    const id = escapeHtml(match[1]);
    state.push('html_inline', '', 0).content =
      `<sup id="fnref:${id}"><a class="footnote-ref" href="#fn:${id}">${refs.indexOf(match[1]) + 1}</a></sup>`;
  }
  state.pos += match[0].length;
  return true;
}

/** `{ .md-button width="320" }` behind a link or a picture. */
function attributes(state, silent) {
  const match = /^\{ ?((?:[.#]?[\w-]+(?:="[^"]*")? ?)+)\}/.exec(state.src.slice(state.pos));
  const target = state.tokens.at(-1);
  if (!match || !target || !['image', 'link_close'].includes(target.type)) return false;
  if (!silent) {
    const token = target.type === 'image' ? target : state.tokens.findLast(({ type }) => type === 'link_open');
    for (const [, mark, name, value] of match[1].matchAll(/([.#]?)([\w-]+)(?:="([^"]*)")?/g)) {
      if (mark === '.') token.attrJoin('class', name);
      else token.attrSet(mark === '#' ? 'id' : name, mark === '#' ? name : (value ?? ''));
    }
  }
  state.pos += match[0].length;
  return true;
}

export function addInlineRules(md) {
  // Otherwise plain text would run over these marks.
  const terminators = /[\n!#$%&*+\-:<=>@[\\\]^_`{}~]/;
  md.inline.ruler.at('text', (state, silent) => {
    let end = state.pos;
    while (end < state.posMax && !terminators.test(state.src[end])) end++;
    if (end === state.pos) return false;
    if (!silent) state.pending += state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
  for (const rule of RULES) addMark(md, rule);
  md.inline.ruler.before('link', 'footnoteRef', footnoteRef);
  md.inline.ruler.after('image', 'attributes', attributes);
}
