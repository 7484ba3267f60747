// Hostile documentation from a generator; `test/long/hostileDocs.test.ts` shows 10,000 cases to Chromium.

import { expect, it } from '@jest/globals'
import { readBuiltPage } from '../../../src/ui/docs/builtPage.ts'
import { finishArticle } from '../../../src/ui/docs/finishArticle.ts'
import { sanitizeArticle } from '../../../src/ui/docs/sanitizeArticle.ts'
import { hostilePages } from '../../support/hostileHtml.ts'

const siteAddress = 'http://localhost:7007/api/techdocs/static/docs/default/component/shop/'
const world = {
  page: { address: siteAddress, siteAddress, sitePath: '/docs/default/component/shop' },
  sanitizer: {
    allowedIframeHosts: [],
    allowedCustomElementTagNameRegExp: '^shop-',
    allowedCustomElementAttributeNameRegExp: '^data-',
    additionalAllowedURIProtocols: [],
  },
  blockedText: (host: string) => `Blocked embed from host ${host}`,
}
const texts = { copy: 'Copy', diagram: 'Diagram', brokenPicture: (name: string) => `No ${name}` }

it.each(hostilePages(7, 200, 1).map((html, index) => [index, html] as const))(
  'leaves nothing that runs: case %i',
  (_index, html) => {
    const { article } = readBuiltPage(`<main><h1>Page</h1>${html}</main>`)
    const styles = sanitizeArticle(article, world)
    const own = document.adoptNode(article)
    finishArticle(own, styles, texts, '/portal')
    document.body.replaceChildren(own)
    const attributes = [...own.querySelectorAll('*')].flatMap((one) => [...one.attributes])
    expect(attributes.filter(({ name }) => /^on/i.test(name))).toEqual([])
    expect(attributes.filter(({ value }) => /^\s*(?:java|vb)script:/i.test(value))).toEqual([])
    expect(
      own.querySelectorAll('script, iframe, object, embed, form, base, meta, link'),
    ).toHaveLength(0)
    expect(window).not.toHaveProperty('attacked')
  },
)
