// The blocks that Python-Markdown's extensions add: admonitions, details, tabs, definitions, footnotes, grids.
import { escapeHtml } from './highlightCode.mjs';

const OTHER_BLOCKS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

const lineAt = (state, line) => state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]);

/** The lines after `line` that are indented by four, and the first line after them. */
function indentedBody(state, line, endLine) {
  let next = line + 1;
  while (next < endLine && (state.isEmpty(next) || state.sCount[next] - state.blkIndent >= 4)) next++;
  while (next > line + 1 && state.isEmpty(next - 1)) next--;
  return { text: state.getLines(line + 1, next, state.blkIndent + 4, true), next };
}

function html(state, content) {
  state.push('html_block', '', 0).content = content;
}

function parseInto(state, text) {
  state.md.block.parse(text, state.md, state.env, state.tokens);
}

function inline(state, text) {
  const token = state.push('inline', '', 0);
  token.content = text;
  token.children = [];
}

function admonition(state, line, endLine, silent) {
  const match = /^(!!!|\?\?\?\+?) +([\w -]+?)(?: +"(.*)")?$/.exec(lineAt(state, line));
  if (!match || state.sCount[line] - state.blkIndent >= 4) return false;
  if (silent) return true;
  const [, mark, kinds, given] = match;
  const title = given ?? kinds.split(' ')[0].replace(/^./, char => char.toUpperCase());
  const { text, next } = indentedBody(state, line, endLine);
  const isDetails = mark.startsWith('?');
  html(state, isDetails ? `<details class="${kinds}"${mark.endsWith('+') ? ' open="open"' : ''}>\n` : `<div class="admonition ${kinds}">\n`);
  if (title || isDetails) {
    html(state, isDetails ? '<summary>' : '<p class="admonition-title">');
    inline(state, title);
    html(state, isDetails ? '</summary>\n' : '</p>\n');
  }
  parseInto(state, text);
  html(state, isDetails ? '</details>\n' : '</div>\n');
  state.line = next;
  return true;
}

const tabTitle = text => /^===[!+]? +"(.+)"$/.exec(text)?.[1];

function tabs(state, line, endLine, silent) {
  if (!tabTitle(lineAt(state, line)) || state.sCount[line] - state.blkIndent >= 4) return false;
  if (silent) return true;
  const found = [];
  let next = line;
  while (next < endLine && tabTitle(lineAt(state, next))) {
    const body = indentedBody(state, next, endLine);
    found.push({ title: tabTitle(lineAt(state, next)), text: body.text });
    state.line = body.next;
    next = body.next;
    while (next < endLine && state.isEmpty(next)) next++;
  }
  const set = (state.env.tabSets = (state.env.tabSets ?? 0) + 1);
  const id = index => `__tabbed_${set}_${index + 1}`;
  const inputs = found.map((_, index) => `<input${index === 0 ? ' checked="checked"' : ''} id="${id(index)}" name="__tabbed_${set}" type="radio" />`);
  const labels = found.map(({ title }, index) => `<label for="${id(index)}">${escapeHtml(title)}</label>`);
  html(state, `<div class="tabbed-set tabbed-alternate" data-tabs="${set}:${found.length}">${inputs.join('')}<div class="tabbed-labels">${labels.join('')}</div>\n<div class="tabbed-content">\n`);
  for (const { text } of found) {
    html(state, '<div class="tabbed-block">\n');
    parseInto(state, text);
    html(state, '</div>\n');
  }
  html(state, '</div>\n</div>\n');
  return true;
}

function definitions(state, line, endLine, silent) {
  const definitionAt = at => (at < endLine ? /^: {3}(.*)$/.exec(lineAt(state, at))?.[1] : undefined);
  if (definitionAt(line + 1) === undefined || state.isEmpty(line)) return false;
  if (silent) return true;
  html(state, '<dl>\n');
  let next = line;
  while (definitionAt(next + 1) !== undefined) {
    html(state, '<dt>');
    inline(state, lineAt(state, next));
    html(state, '</dt>\n');
    next += 1;
    while (definitionAt(next) !== undefined) {
      const { text, next: after } = indentedBody(state, next, endLine);
      html(state, '<dd>');
      // Like Python-Markdown: one line is no paragraph.
      if (text) parseInto(state, `${definitionAt(next)}\n${text}`);
      else inline(state, definitionAt(next));
      html(state, '</dd>\n');
      next = after;
    }
    state.line = next;
    while (next < endLine && state.isEmpty(next)) next++;
  }
  html(state, '</dl>\n');
  return true;
}

function footnote(state, line, endLine, silent) {
  const match = /^\[\^([\w-]+)\]: +(.*)$/.exec(lineAt(state, line));
  if (!match) return false;
  if (silent) return true;
  const { text, next } = indentedBody(state, line, endLine);
  (state.env.footnotes ??= new Map()).set(match[1], `${match[2]}\n${text}`.trim());
  state.line = next;
  return true;
}

function grid(state, line, endLine, silent) {
  const match = /^<div class="([\w -]+)" markdown>$/.exec(lineAt(state, line));
  if (!match) return false;
  let end = line + 1;
  while (end < endLine && lineAt(state, end) !== '</div>') end++;
  if (end === endLine) return false;
  if (silent) return true;
  html(state, `<div class="${match[1]}">\n`);
  parseInto(state, state.getLines(line + 1, end, state.blkIndent, true));
  html(state, '</div>\n');
  state.line = end + 1;
  return true;
}

export function addBlockRules(md) {
  for (const rule of [admonition, tabs, footnote, grid]) md.block.ruler.before('fence', rule.name, rule, OTHER_BLOCKS);
  md.block.ruler.before('paragraph', definitions.name, definitions);
}
