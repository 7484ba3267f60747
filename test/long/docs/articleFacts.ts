// What a reader sees of an article, in the words of neither theme nor portal.

export interface ArticleFacts {
  /** Of the whole article, with single spaces. */
  readonly text: string
  /** Level, text and id. */
  readonly headings: readonly (readonly [level: string, text: string, id: string])[]
  /** Text and whole address. */
  readonly links: readonly (readonly [text: string, href: string])[]
  /** Cells of each row. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  readonly code: readonly string[]
  /** Description of each picture, and whether it has loaded. */
  readonly pictures: readonly string[]
  /** Kind and title of notes, with those that open. */
  readonly notes: readonly string[]
  /** Names of tabs. */
  readonly tabs: readonly string[]
  readonly footnotes: readonly string[]
  /** Boxes of tasks that are ticked or not. */
  readonly tasks: readonly boolean[]
}

/** Runs in the page. */
export async function readArticle(article: Element): Promise<ArticleFacts> {
  for (const picture of article.querySelectorAll('img')) picture.loading = 'eager'
  await Promise.all(
    [...article.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)),
  )
  const own = article.cloneNode(true) as Element
  // What the theme or the portal adds: signs beside headings, buttons, pagers.
  const added = [
    '.headerlink, script, style, nav, footer, .md-clipboard, .md-content__button, .portico-copy',
    '.md-source-file, .md-annotation__index, .rst-footer-buttons, .tabbed-control',
  ]
  for (const one of own.querySelectorAll(added.join())) one.remove()
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
  const all = (selector: string) => [...own.querySelectorAll(selector)]
  const pictures = [...article.querySelectorAll('img')]
  return {
    text: textOf(own),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => [
      heading.localName,
      textOf(heading),
      heading.id,
    ]),
    links: all('a[href]').map((link) => [
      textOf(link),
      new URL(link.getAttribute('href') ?? '', document.baseURI).href,
    ]),
    tables: all('table').map((table) =>
      [...table.querySelectorAll('tr')].map((row) => [...row.children].map(textOf)),
    ),
    code: all('pre').map((block) => block.textContent.trimEnd()),
    pictures: pictures.map(
      (picture) => `${picture.alt} ${picture.naturalWidth > 0 ? 'loaded' : 'broken'}`,
    ),
    notes: all('.admonition, details').map((note) =>
      [
        note.localName,
        note.className,
        note.hasAttribute('open') ? 'open' : '',
        textOf(note.querySelector('.admonition-title, summary') ?? note),
      ].join(' '),
    ),
    tabs: all(
      '.tabbed-set > .tabbed-labels > label, .tabbed-set > .portico-tabs > [role="tab"]',
    ).map(textOf),
    footnotes: all('.footnote li').map((note) => `${note.id} ${textOf(note)}`),
    tasks: all('.task-list-item input').map((box) => box.hasAttribute('checked')),
  }
}
