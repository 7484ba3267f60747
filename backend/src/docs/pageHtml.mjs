// The page around an article, in the structure of MkDocs Material 9, of which readers of documentation take it apart.
import { escapeHtml } from './highlightCode.mjs';
import { relativeAddress } from './sitePaths.mjs';

const ellipsis = title => `<span class="md-ellipsis">${escapeHtml(title)}</span>`;

function headingTree(headings) {
  const roots = [];
  const open = [];
  for (const heading of headings.filter(({ level }) => level > 1)) {
    const item = { ...heading, children: [] };
    while (open.length > 0 && open.at(-1).level >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(item);
    open.push(item);
  }
  return roots;
}

const contentsItems = items =>
  items.map(({ id, title, children }) => {
    const nested = children.length > 0 ? `<nav class="md-nav" aria-label="${escapeHtml(title)}">\n<ul class="md-nav__list">\n${contentsItems(children)}</ul>\n</nav>` : '';
    return `<li class="md-nav__item"><a href="#${id}" class="md-nav__link">${ellipsis(title)}</a>${nested}</li>\n`;
  }).join('');

function contents(headings) {
  const tree = headingTree(headings);
  const list = tree.length > 0
    ? `<label class="md-nav__title" for="__toc"><span class="md-nav__icon md-icon"></span>Table of contents</label>\n<ul class="md-nav__list" data-md-component="toc" data-md-scrollfix>\n${contentsItems(tree)}</ul>\n`
    : '';
  return `<nav class="md-nav md-nav--secondary" aria-label="Table of contents">\n${list}</nav>\n`;
}

const hasPage = (item, page) => item.page === page || (item.children ?? []).some(child => hasPage(child, page));

function navigationItem(item, page, id, level) {
  const isActive = hasPage(item, page);
  const active = isActive ? ' md-nav__item--active' : '';
  if (item.children) {
    return `<li class="md-nav__item${active} md-nav__item--nested">\n<input class="md-nav__toggle md-toggle" type="checkbox" id="${id}"${isActive ? ' checked' : ''}>\n` +
      `<label class="md-nav__link" for="${id}" id="${id}_label" tabindex="0">${ellipsis(item.title)}<span class="md-nav__icon md-icon"></span></label>\n` +
      `<nav class="md-nav" data-md-level="${level}" aria-labelledby="${id}_label" aria-expanded="${isActive}">\n` +
      `<label class="md-nav__title" for="${id}"><span class="md-nav__icon md-icon"></span>${escapeHtml(item.title)}</label>\n` +
      `<ul class="md-nav__list" data-md-scrollfix>\n${navigationItems(item.children, page, id, level + 1)}</ul>\n</nav>\n</li>\n`;
  }
  const address = relativeAddress(page.folder, item.page.folder);
  if (!isActive) return `<li class="md-nav__item"><a href="${address}" class="md-nav__link">${ellipsis(item.title)}</a></li>\n`;
  return `<li class="md-nav__item md-nav__item--active">\n<input class="md-nav__toggle md-toggle" type="checkbox" id="__toc">\n` +
    `<label class="md-nav__link md-nav__link--active" for="__toc">${ellipsis(item.title)}<span class="md-nav__icon md-icon"></span></label>\n` +
    `<a href="${address}" class="md-nav__link md-nav__link--active">${ellipsis(item.title)}</a>\n${contents(page.headings)}</li>\n`;
}

const navigationItems = (items, page, id, level) =>
  items.map((item, index) => navigationItem(item, page, `${id}_${index + 1}`, level)).join('');

function footerLink(page, other, direction, kind) {
  if (!other) return '';
  const title = escapeHtml(other.title);
  return `<a href="${relativeAddress(page.folder, other.folder)}" class="md-footer__link md-footer__link--${kind}" aria-label="${direction}: ${title}">` +
    `<div class="md-footer__title"><span class="md-footer__direction">${direction}</span><div class="md-ellipsis">${title}</div></div></a>\n`;
}

const sidebar = (kind, type, nav) =>
  `<div class="md-sidebar md-sidebar--${kind}" data-md-component="sidebar" data-md-type="${type}"><div class="md-sidebar__scrollwrap"><div class="md-sidebar__inner">\n${nav}</div></div></div>\n`;

/** The whole page as HTML; `site` has the navigation and the addresses, `page` its article and headings. */
export function pageHtml(site, page) {
  const at = target => relativeAddress(page.folder, target);
  const index = site.pages.indexOf(page);
  const title = page.folder === '' ? site.name : `${page.title} - ${site.name}`;
  const name = escapeHtml(site.name);
  const first = page.headings[0]?.id ?? '';
  return `<!doctype html>
<html lang="${site.language}" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${escapeHtml(site.description)}">
<meta name="generator" content="mkdocs-1.6.1, mkdocs-material-9.6.14">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${at('assets/stylesheets/main.4b1f7c2e.min.css')}">
${site.styles.map(style => `<link rel="stylesheet" href="${at(style)}">\n`).join('')}</head>
<body dir="ltr">
<input class="md-toggle" data-md-toggle="drawer" type="checkbox" id="__drawer" autocomplete="off">
<div data-md-component="skip"><a href="#${first}" class="md-skip">Skip to content</a></div>
<header class="md-header" data-md-component="header">
<nav class="md-header__inner md-grid" aria-label="Header">
<a href="${at('')}" title="${name}" class="md-header__button md-logo" aria-label="${name}" data-md-component="logo">${name}</a>
<div class="md-header__title" data-md-component="header-title"><div class="md-header__topic">${ellipsis(page.title)}</div></div>
<div class="md-header__source"><a href="${site.repository}" title="Go to repository" class="md-source" data-md-component="source"><div class="md-source__repository">${escapeHtml(site.repositoryName)}</div></a></div>
</nav>
</header>
<div class="md-container" data-md-component="container">
<main class="md-main" data-md-component="main">
<div class="md-main__inner md-grid">
${sidebar('primary', 'navigation', `<nav class="md-nav md-nav--primary" aria-label="Navigation" data-md-level="0">\n<label class="md-nav__title" for="__drawer">${name}</label>\n<ul class="md-nav__list" data-md-scrollfix>\n${navigationItems(site.navigation, page, '__nav', 1)}</ul>\n</nav>\n`)}${sidebar('secondary', 'toc', contents(page.headings))}<div class="md-content" data-md-component="content">
<article class="md-content__inner md-typeset">
<a href="${site.repository}${site.editPath}${page.file}" title="Edit this page" class="md-content__button md-icon" rel="edit">Edit this page</a>
${page.html}</article>
</div>
</div>
</main>
<footer class="md-footer">
<nav class="md-footer__inner md-grid" aria-label="Footer">
${footerLink(page, site.pages[index - 1], 'Previous', 'prev')}${footerLink(page, site.pages[index + 1], 'Next', 'next')}</nav>
</footer>
</div>
<script id="__config" type="application/json">${JSON.stringify({ base: at('').replace(/\/$/, ''), features: site.features })}</script>
</body>
</html>
`;
}
