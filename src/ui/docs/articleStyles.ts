// The look of an article in its shadow root: what MkDocs and Material write, drawn with the portal's tokens, so that it
// needs no style sheet of the documentation and follows the theme.

import { encodePart } from '../../model/encodePath.ts'

const text = `
:host { display: block; color: var(--ant-color-text); font-size: calc(15px * var(--docs-text-size, 100) / 100); line-height: 1.65; overflow-wrap: anywhere; }
article { display: block; max-width: 80ch; }
.portico-part { content-visibility: auto; contain-intrinsic-size: auto 4000px; }
@media print { .portico-part { content-visibility: visible; } }
* { box-sizing: border-box; }
h1, h2, h3, h4, h5, h6 { margin: 1.6em 0 0.6em; font-weight: 600; line-height: 1.3; scroll-margin-top: 72px; }
h1 { margin-top: 0; font-size: 1.9em; }
h2 { padding-bottom: 0.25em; border-bottom: 1px solid var(--ant-color-border-secondary); font-size: 1.45em; }
h3 { font-size: 1.2em; }
h4, h5, h6 { font-size: 1em; }
[id] { scroll-margin-top: 72px; }
p, ul, ol, dl, figure, blockquote, details, .portico-code, .portico-scroll, .admonition { margin: 0 0 1em; }
ul, ol { padding-inline-start: 1.6em; }
li { margin: 0.25em 0; }
li > p { margin-bottom: 0.5em; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75em 1.6em; }
a { color: var(--ant-color-link); text-decoration: underline; text-underline-offset: 2px; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
a[data-outside]::after { content: ' \\2197'; font-size: 0.8em; }
:focus-visible { outline: 2px solid var(--ant-color-primary); outline-offset: 2px; border-radius: 2px; }
.headerlink { margin-inline-start: 0.4em; color: var(--ant-color-text-tertiary); text-decoration: none; opacity: 0; }
:is(h1, h2, h3, h4, h5, h6):hover .headerlink, .headerlink:focus-visible { opacity: 1; }
hr { height: 1px; margin: 2em 0; border: 0; background: var(--ant-color-border); }
img, svg, video { max-width: 100%; height: auto; }
.portico-zoomable { cursor: zoom-in; }
.portico-zoomable:not(.portico-only-dark) { filter: var(--docs-dimmed); }
.portico-only-dark { display: var(--docs-only-dark); }
.portico-only-light { display: var(--docs-only-light); }
figure { text-align: center; }
figcaption { color: var(--ant-color-text-secondary); font-size: 0.9em; }
.portico-broken, .portico-blocked { display: inline-block; padding: 2px 8px; border: 1px dashed var(--ant-color-border); border-radius: 4px; color: var(--ant-color-text-secondary); font-size: 0.9em; }
.twemoji, .emojione { display: inline-flex; height: 1.125em; vertical-align: text-top; }
.twemoji svg { width: 1.125em; fill: currentColor; }
code, kbd, pre { font-family: var(--ant-font-family-code); font-size: 0.88em; }
:not(pre) > code { padding: 0.15em 0.35em; border-radius: 4px; background: var(--ant-color-fill-secondary); }
kbd, .keys > kbd { padding: 0.1em 0.4em; border: 1px solid var(--ant-color-border); border-bottom-width: 2px; border-radius: 4px; background: var(--ant-color-bg-container); }
.keys > span { padding: 0 0.2em; color: var(--ant-color-text-tertiary); }
mark { padding: 0 0.15em; color: inherit; background: var(--portico-code-match); }
ins { text-decoration: underline; } del { color: var(--ant-color-text-secondary); }
abbr[title] { cursor: help; text-decoration: underline dotted; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--ant-color-border); color: var(--ant-color-text-secondary); }
.portico-code { position: relative; }
pre { margin: 0; padding: 12px 16px; overflow: auto; border: 1px solid var(--ant-color-border-secondary); border-radius: 6px; background: var(--ant-color-bg-container); line-height: 1.5; overflow-wrap: normal; white-space: pre; tab-size: 4; }
pre code { font-size: inherit; background: none; }
.filename { display: block; padding: 6px 16px; border: 1px solid var(--ant-color-border-secondary); border-bottom: 0; border-radius: 6px 6px 0 0; color: var(--ant-color-text-secondary); background: var(--ant-color-fill-tertiary); font-family: var(--ant-font-family-code); font-size: 0.85em; }
.filename + .portico-code pre, .filename + pre { border-radius: 0 0 6px 6px; }
pre[data-label]::before { content: attr(data-label); display: block; margin-bottom: 8px; color: var(--ant-color-text-secondary); font-family: var(--ant-font-family); font-weight: 600; }
.portico-copy { position: absolute; top: 6px; inset-inline-end: 6px; padding: 2px 10px; border: 1px solid var(--ant-color-border); border-radius: 4px; color: var(--ant-color-text-secondary); background: var(--ant-color-bg-elevated); font: inherit; font-size: 12px; cursor: pointer; opacity: 0; }
.portico-code:hover .portico-copy, .portico-copy:focus-visible { opacity: 1; }
@media (hover: none) { .portico-copy { opacity: 1; } }
.highlighttable { width: 100%; border-spacing: 0; }
.highlighttable td { padding: 0; border: 0; vertical-align: top; }
.highlighttable .linenos { width: 1%; color: var(--ant-color-text-tertiary); text-align: end; user-select: none; }
.highlighttable .linenos pre { border-inline-end: 0; border-radius: 6px 0 0 6px; }
.linenodiv a { color: inherit; text-decoration: none; }
.highlighttable th.filename { display: table-cell; padding: 0; border: 0; background: none; }
.portico-note { display: inline-block; min-width: 1.6em; padding: 0 0.4em; border-radius: 1em; color: var(--ant-color-text-light-solid); background: var(--ant-color-primary); font-family: var(--ant-font-family); font-size: 0.85em; line-height: 1.5; text-align: center; text-decoration: none; user-select: none; }
.portico-formula { font-size: 1.05em; }
div.portico-formula { margin: 0 0 1em; overflow: auto; }
.arithmatex:not(.portico-formula) { font-family: var(--ant-font-family-code); font-size: 0.88em; }
div.arithmatex:not(.portico-formula) { margin: 0 0 1em; padding: 12px 16px; overflow: auto; border: 1px solid var(--ant-color-border-secondary); border-radius: 6px; background: var(--ant-color-bg-container); white-space: pre; }
.hll { display: block; margin: 0 -16px; padding: 0 16px; background: var(--portico-code-selection); }
.portico-scroll { overflow: auto; }
table { border-collapse: collapse; font-size: 0.93em; }
.portico-scroll > table { min-width: min(100%, 400px); }
th, td { padding: 8px 12px; border: 1px solid var(--ant-color-border-secondary); text-align: start; vertical-align: top; overflow-wrap: normal; }
thead th { background: var(--ant-color-fill-tertiary); font-weight: 600; }
.admonition, details { padding: 0 16px 4px; border: 1px solid var(--ant-color-border); border-inline-start: 4px solid var(--docs-mark, var(--ant-color-primary)); border-radius: 6px; background: var(--ant-color-bg-container); }
.admonition-title, summary { margin: 0 -16px 12px; padding: 8px 16px; font-weight: 600; background: var(--ant-color-fill-quaternary); }
summary { cursor: pointer; }
details:not([open]) > summary { margin-bottom: -4px; }
.admonition > :last-child, details > :last-child { margin-bottom: 12px; }
.warning, .caution, .attention { --docs-mark: var(--ant-color-warning); }
.danger, .error, .failure, .bug, .fail, .missing { --docs-mark: var(--ant-color-error); }
.tip, .hint, .success, .check, .done, .important { --docs-mark: var(--ant-color-success); }
.quote, .cite, .example, .abstract, .summary, .tldr { --docs-mark: var(--ant-color-text-tertiary); }
.inline { float: inline-start; width: 40%; margin-inline-end: 1em; } .inline.end { float: inline-end; margin-inline: 1em 0; }
.portico-tabs { display: flex; gap: 4px; overflow-x: auto; margin-bottom: 12px; border-bottom: 1px solid var(--ant-color-border-secondary); }
.portico-tabs > button { flex: none; padding: 8px 12px; border: 0; border-bottom: 2px solid transparent; color: var(--ant-color-text-secondary); background: none; font: inherit; cursor: pointer; }
.portico-tabs > [aria-selected='true'] { border-bottom-color: var(--ant-color-primary); color: var(--ant-color-text); font-weight: 600; }
[hidden] { display: none !important; }
.tabbed-set { margin-bottom: 1em; }
.task-list-item { list-style: none; } .task-list-item input { margin-inline: -1.4em 0.4em; }
.footnote { margin-top: 3em; border-top: 1px solid var(--ant-color-border-secondary); color: var(--ant-color-text-secondary); font-size: 0.9em; } .footnote > hr { display: none; }
.md-button { display: inline-block; padding: 6px 16px; border: 1px solid var(--ant-color-primary); border-radius: 6px; text-decoration: none; }
.md-button--primary { color: var(--ant-color-text-light-solid); background: var(--ant-color-primary); }
.grid, .cards > ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr)); gap: 12px; padding: 0; }
.cards > ul > li, .grid > .card { margin: 0; padding: 16px; border: 1px solid var(--ant-color-border-secondary); border-radius: 6px; list-style: none; }
.md-source-file, .md-feedback, .md-annotation__index { display: none; }
.k, .kc, .kd, .kn, .kp, .kr, .ow, .o { color: var(--portico-code-keyword); }
.kt, .nc, .ne, .nn { color: var(--portico-code-type); }
.s, .s1, .s2, .sa, .sb, .sc, .sd, .se, .sh, .si, .sr, .ss, .sx, .dl { color: var(--portico-code-text); }
.c, .c1, .ch, .cm, .cpf, .cs { color: var(--portico-code-comment); }
.m, .mb, .mf, .mh, .mi, .il, .mo { color: var(--portico-code-value); }
.cp, .nd, .nt, .gi { color: var(--portico-code-meta); }
.nf, .fm, .na, .nb, .nx { color: var(--portico-code-name); } .gd { color: var(--ant-color-error-text); }
::highlight(docs-match) { background-color: var(--portico-code-match); color: inherit; }
::highlight(docs-current-match) { background-color: var(--ant-color-warning); color: var(--ant-color-bg-container); }
@media print { :host { font-size: 11pt; } .portico-copy, .headerlink { display: none; } pre { white-space: pre-wrap; } [role='tabpanel'][hidden] { display: block !important; } }
`

let sheet: CSSStyleSheet | undefined

/** One sheet for all articles. */
export function articleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
  }
  return sheet
}

/** As CSS writes addresses: within quotes of either kind, or bare. What may repeat excludes what follows it. */
const cssUrl =
  /url\(\s*(?:"((?:[^"\\\n]|\\[^])*)"|'((?:[^'\\\n]|\\[^])*)'|((?:[^\s()"'\\]|\\[^])+))\s*\)/gi

/**
 * Styles that import nothing, and whose addresses are those of `urlOf`; none where that is undefined.
 * @internal Exported for tests.
 */
export const confinedCss = (css: string, urlOf: (source: string) => string | undefined): string =>
  css
    .replace(/@import[^;]*;?/gi, '')
    .replace(cssUrl, (_all, double?: string, single?: string, bare?: string) => {
      const url = urlOf(double ?? single ?? bare ?? '')
      return url === undefined ? 'none' : `url("${url.replace(/["\\\n]/g, encodePart)}")`
    })

/** A style sheet of the documentation: nothing is imported, and files are those of the documentation. */
export function siteSheet(
  css: string,
  urlOf: (source: string) => string | undefined,
): CSSStyleSheet {
  const own = new CSSStyleSheet()
  own.replaceSync(confinedCss(css, urlOf))
  return own
}
