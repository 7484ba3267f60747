import MarkdownIt from 'markdown-it';
import { addBlockRules } from './blockRules.mjs';
import { codeBlock } from './codeBlock.mjs';
import { escapeHtml } from './highlightCode.mjs';
import { addInlineRules } from './inlineRules.mjs';

const slugOf = text => text.toLowerCase().normalize('NFKD').replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/[\s-]+/g, '-');

const textOf = token => token.children.map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : '')).join('');

/** Gives headings their ids and collects them in `env.headings`. */
function nameHeadings(state) {
  const taken = new Set();
  state.env.headings = [];
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const inline = state.tokens[index + 1];
    const title = textOf(inline).trim();
    const slug = slugOf(title) || '_';
    let id = slug;
    for (let count = 1; taken.has(id); count++) id = `${slug}_${count}`;
    taken.add(id);
    token.attrSet('id', id);
    const link = new state.Token('html_inline', '', 0);
    link.content = `<a class="headerlink" href="#${id}" title="Permanent link">&para;</a>`;
    inline.children.push(link);
    state.env.headings.push({ level: Number(token.tag.slice(1)), id, title });
  });
}

function markTasks(state) {
  state.tokens.forEach((token, index) => {
    if (token.type !== 'list_item_open' || state.tokens[index + 2]?.type !== 'inline') return;
    const first = state.tokens[index + 2].children[0];
    const match = /^\[([ x])\] /.exec(first?.content ?? '');
    if (!match) return;
    token.attrSet('class', 'task-list-item');
    state.tokens.findLast((open, at) => at < index && open.type === 'bullet_list_open').attrSet('class', 'task-list');
    first.content = first.content.slice(4);
    const box = new state.Token('html_inline', '', 0);
    const isDone = match[1] === 'x' ? ' checked' : '';
    box.content = `<label class="task-list-control"><input type="checkbox" disabled${isDone}/><span class="task-list-indicator"></span></label> `;
    state.tokens[index + 2].children.unshift(box);
  });
}

function explainAbbreviations(state) {
  const { abbreviations } = state.env;
  if (abbreviations.size === 0) return;
  const pattern = new RegExp(`\\b(${[...abbreviations.keys()].join('|')})\\b`);
  for (const token of state.tokens.filter(({ type }) => type === 'inline')) {
    token.children = token.children.flatMap(child => {
      if (child.type !== 'text') return [child];
      return child.content.split(pattern).map((part, index) => {
        const piece = new state.Token(index % 2 ? 'html_inline' : 'text', '', 0);
        piece.content = index % 2 ? `<abbr title="${escapeHtml(abbreviations.get(part))}">${part}</abbr>` : part;
        return piece;
      });
    });
  }
}

function createMarkdown() {
  const md = new MarkdownIt({ html: true, linkify: false });
  addBlockRules(md);
  addInlineRules(md);
  md.core.ruler.push('headings', nameHeadings);
  md.core.ruler.push('tasks', markTasks);
  md.core.ruler.push('abbreviations', explainAbbreviations);
  md.renderer.rules.fence = (tokens, index) => codeBlock(tokens[index].content, tokens[index].info);
  const rewrite = (name, attribute) => {
    md.renderer.rules[name] = (tokens, index, options, env, self) => {
      const token = tokens[index];
      token.attrSet(attribute, env.resolve(token.attrGet(attribute)));
      if (name === 'image') token.attrSet('alt', self.renderInlineAsText(token.children, options, env));
      return self.renderToken(tokens, index, options);
    };
  };
  rewrite('link_open', 'href');
  rewrite('image', 'src');
  return md;
}

const markdown = createMarkdown();

function footnotesHtml(env) {
  if (!env.footnoteRefs) return '';
  const items = env.footnoteRefs.map((id, index) => {
    const back = `<a class="footnote-backref" href="#fnref:${id}" title="Jump back to footnote ${index + 1} in the text">&#8617;</a>`;
    return `<li id="fn:${id}">\n<p>${markdown.renderInline(env.footnotes.get(id), env)}&#160;${back}</p>\n</li>\n`;
  });
  return `<div class="footnote">\n<hr />\n<ol>\n${items.join('')}</ol>\n</div>\n`;
}

/** `{ html, headings }` of a page; `resolve` turns the addresses of its links and pictures into those of the site. */
export function renderMarkdown(source, resolve) {
  const abbreviations = new Map();
  const text = source.replace(/^\*\[(\w+)\]: (.+)$\n?/gm, (_, short, long) => {
    abbreviations.set(short, long);
    return '';
  });
  const env = { abbreviations, resolve };
  const html = markdown.render(text, env);
  return { html: html + footnotesHtml(env), headings: env.headings };
}
