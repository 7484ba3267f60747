import { describe, expect, it } from '@jest/globals'
import DOMPurify from 'dompurify'
import { readBuiltPage } from '../../../src/ui/docs/builtPage.ts'
import { finishArticle } from '../../../src/ui/docs/finishArticle.ts'
import { sanitizeArticle } from '../../../src/ui/docs/sanitizeArticle.ts'

const siteAddress = 'http://localhost:7007/api/techdocs/static/docs/default/component/shop/'
const world = {
  page: { address: siteAddress, siteAddress, sitePath: '/docs/default/component/shop' },
  sanitizer: {
    allowedIframeHosts: ['video.example.com'],
    allowedCustomElementTagNameRegExp: '^shop-',
    allowedCustomElementAttributeNameRegExp: '^data-',
    additionalAllowedURIProtocols: ['slack'],
  },
  blockedText: (host: string) => `Blocked embed from host ${host}`,
}

const texts = { copy: 'Copy', diagram: 'Diagram', brokenPicture: (name: string) => `No ${name}` }

/** The article of a page with this body, as it is shown. */
function shown(body: string): HTMLElement {
  const { article } = readBuiltPage(`<main>${body}</main>`)
  const styles = sanitizeArticle(article, world)
  const own = document.adoptNode(article)
  finishArticle(own, styles, texts, '/portal')
  return own
}

describe('a hostile page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
    '<svg><use href="data:image/svg+xml,<svg/>#x"></use></svg>',
    '<svg onload=alert(1)></svg>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example">',
    '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" &#106;avascript:alert(1)">a</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<template><img src=x onerror=alert(1)></template>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>@import "https://evil.example/x.css"</style>',
    '<div style="position:fixed;inset:0;background:url(https://evil.example)">a</div>',
    '<video src="http://evil.example/x.mp4" autoplay onplay=alert(1)></video>',
    '<details open ontoggle=alert(1)>a</details>',
    '<dialog open>a</dialog>',
    '<button popovertarget=x onclick=alert(1)>a</button>',
  ])('is inert: %s', (html) => {
    const article = shown(`<p>text</p>${html}`)
    const forbidden =
      'script, object, embed, meta, base, form, textarea, template, link, style, dialog, foreignObject, use[href], use, iframe, button:not(.portico-copy), input:not([type="checkbox"])'
    expect([...article.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)).toEqual([])
    for (const element of article.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|srcdoc|popover|formaction/i)
        expect(value).not.toMatch(/javascript:|evil\.example/i)
      }
    }
    expect(article).toHaveTextContent('text')
  })

  it('names the host of an embedded page, and keeps one that is allowed, in a sandbox', () => {
    const article = shown(
      '<iframe src="https://evil.example/a"></iframe><iframe src="https://video.example.com/1" onload="x()"></iframe>',
    )
    expect(article).toHaveTextContent('Blocked embed from host evil.example')
    const frames = [...article.querySelectorAll('iframe')]
    expect(frames.map(({ src }) => src)).toEqual(['https://video.example.com/1'])
    expect(frames[0]?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups')
    expect(frames[0]?.hasAttribute('onload')).toBe(false)
  })

  it('is the same whatever hooks other code has added to the library', () => {
    DOMPurify.addHook('afterSanitizeElements', (node) => {
      if (!(node instanceof Element)) return
      node.setAttribute('onclick', 'alert(1)')
    })
    const article = shown('<p>text</p>')
    DOMPurify.removeAllHooks()
    expect(article.innerHTML).toBe('<p>text</p>')
  })

  it('sets only styles that stay inside of the text', () => {
    const [cell] = shown(
      '<p style="text-align:center;position:fixed;z-index:9;background-color:red;background-image:url(x)">a</p>',
    ).querySelectorAll('p')
    expect(cell?.getAttribute('style')).toBe('text-align: center; background-color: red;')
  })
})

describe('the article of a page', () => {
  it('has links of the portal below its base path, and marks others', () => {
    const article = shown(
      '<a href="guides/">a</a><a href="https://example.com/">b</a><a href="slack://x">c</a><a href="plan.pdf">d</a>',
    )
    const links = [...article.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portal/docs/default/component/shop/guides/',
      'https://example.com/',
      'slack://x',
      `${siteAddress}plan.pdf`,
    ])
    expect(links.map(({ target, rel }) => `${target} ${rel}`.trim())).toEqual([
      '',
      '_blank noopener noreferrer',
      '',
      '_blank noopener noreferrer',
    ])
  })

  it.each([
    [
      'first',
      '<div class="tabbed-set"><input type="radio" checked><label>A</label><div class="tabbed-content">one</div><input type="radio"><label>B</label><div class="tabbed-content">two</div></div>',
    ],
    [
      'second',
      '<div class="tabbed-set"><input type="radio" checked><input type="radio"><div class="tabbed-labels"><label>A</label><label>B</label></div><div class="tabbed-content"><div class="tabbed-block">one</div><div class="tabbed-block">two</div></div></div>',
    ],
  ])('has tabs of the %s generation', (_name, html) => {
    const article = shown(html)
    const tabs = [...article.querySelectorAll('[role="tab"]')]
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['A', 'true'],
      ['B', 'false'],
    ])
    const panels = [...article.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    expect(panels.map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
      ['one', false],
      ['two', true],
    ])
  })

  it('has code to copy, tables that scroll, and pictures that can be enlarged', () => {
    const article = shown(
      '<pre><code>npm ci</code></pre><table><tr><td>a</td></tr></table><img src="a.png" alt="The plan">',
    )
    expect(article.querySelector('.portico-code > button')).toHaveTextContent('Copy')
    expect(article.querySelector('.portico-scroll > table')).not.toBeNull()
    const picture = article.querySelector('img')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('src', `${siteAddress}a.png`)
    picture?.dispatchEvent(new Event('error'))
    expect(article).toHaveTextContent('No The plan')
  })
})

describe('a page of MkDocs Material', () => {
  const html = `<html lang="de"><head><title>Start - Shop</title>
    <link rel="stylesheet" href="../assets/stylesheets/main.1.min.css">
    <link rel="stylesheet" href="../stylesheets/extra.css"><style>p { color: red }</style></head><body>
    <nav class="md-nav md-nav--primary"><ul class="md-nav__list">
      <li class="md-nav__item"><a class="md-nav__link" href="..">Home</a></li>
      <li class="md-nav__item md-nav__item--nested"><input type="checkbox"><label>Guides</label>
        <nav class="md-nav"><label>Guides</label><ul class="md-nav__list">
          <li class="md-nav__item"><label>Start</label><a class="md-nav__link md-nav__link--active" href="./">Start</a>
            <nav class="md-nav md-nav--secondary"><ul><li><a href="#one">One</a></li></ul></nav></li></ul></nav></li>
    </ul></nav>
    <div class="md-content"><article class="md-content__inner">
      <a class="md-content__button" rel="edit" href="https://github.com/a/b/edit/main/x.md" title="Edit this page">e</a>
      <h1 id="start">Start<a class="headerlink" href="#start">¶</a></h1><h2 id="one">One<a class="headerlink">¶</a></h2><h3 id="two">Two</h3></article></div>
    <a class="md-footer__link md-footer__link--next" href="../next/">Next</a></body></html>`

  it('is taken apart', () => {
    const { article, ...page } = readBuiltPage(html)
    expect(page).toEqual({
      title: 'Start',
      lang: 'de',
      navigation: [
        { title: 'Home', href: '..', children: [], isCurrent: false },
        {
          title: 'Guides',
          href: undefined,
          isCurrent: false,
          children: [{ title: 'Start', href: './', children: [], isCurrent: true }],
        },
      ],
      contents: [
        { title: 'One', hash: '#one', depth: 0 },
        { title: 'Two', hash: '#two', depth: 1 },
      ],
      editUrl: 'https://github.com/a/b/edit/main/x.md',
      previous: undefined,
      next: '../next/',
      styleSheets: ['../stylesheets/extra.css'],
      styles: ['p { color: red }'],
    })
    expect(article.querySelector('.md-content__button')).toBeNull()
  })

  it('may be anything else', () => {
    expect(readBuiltPage('').title).toBe('')
    expect(readBuiltPage('plain').article.textContent).toBe('plain')
  })
})
