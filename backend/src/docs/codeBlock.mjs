import { escapeHtml, highlightCode } from './highlightCode.mjs';

/** `{ language, options }` of a fence's first line, such as `python title="x.py" linenums="1" hl_lines="2 3"`. */
function readInfo(info) {
  const options = Object.fromEntries([...info.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return { language: /^\w+/.exec(info)?.[0] ?? 'text', options };
}

/** A code block as Pygments and pymdownx.highlight write it, numbered by a table. */
export function codeBlock(content, info) {
  const { language, options } = readInfo(info);
  const code = content.replace(/\n$/, '');
  if (language === 'mermaid') return `<pre class="mermaid"><code>${escapeHtml(code)}</code></pre>\n`;
  const marked = new Set((options.hl_lines ?? '').split(' ').filter(Boolean).map(Number));
  const lines = highlightCode(code, language);
  const html = lines.map((line, index) => (marked.has(index + 1) ? `<span class="hll">${line}\n</span>` : `${line}\n`)).join('');
  const source = `<pre><span></span><code>${html}</code></pre>`;
  const open = `<div class="language-${language} highlight">`;
  if (!options.linenums) {
    const title = options.title ? `<span class="filename">${escapeHtml(options.title)}</span>` : '';
    return `${open}${title}${source}</div>\n`;
  }
  const first = Number(options.linenums);
  const numbers = lines.map((_, index) => `<span class="normal">${first + index}</span>`).join('\n');
  const title = options.title ? `<tr><th colspan="2" class="filename"><span class="filename">${escapeHtml(options.title)}</span></th></tr>` : '';
  return `${open}<table class="highlighttable">${title}<tr><td class="linenos"><div class="linenodiv"><pre><span></span>${numbers}</pre></div></td>` +
    `<td class="code"><div>${source}</div></td></tr></table></div>\n`;
}
