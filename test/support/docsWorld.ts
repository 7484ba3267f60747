import type { ArticleWorld } from '../../src/ui/docs/sanitizeArticle.ts'

const siteAddress = 'http://localhost:7007/api/techdocs/static/docs/default/component/shop/'

/** A page of a documentation that allows nothing beyond the usual. */
export const plainWorld: ArticleWorld = {
  page: { address: siteAddress, siteAddress, sitePath: '/docs/default/component/shop' },
  sanitizer: {
    allowedIframeHosts: [],
    allowedCustomElementTagNameRegExp: null,
    allowedCustomElementAttributeNameRegExp: null,
    additionalAllowedURIProtocols: [],
  },
  blockedText: (host) => `Blocked ${host}`,
}
