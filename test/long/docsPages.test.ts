// Documentation that MkDocs builds with three themes: each page has in the reader what a plain browser shows of the same
// file, in the same order.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { becomes } from '../e2e/support/becomes.ts'
import { openPage, type OpenPage } from '../e2e/support/browser.ts'
import { followLink } from '../e2e/support/followLink.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { readArticle, type ArticleFacts } from './docs/articleFacts.ts'
import { files, materialFolder, pages, settings, type Theme } from './docs/sitePages.ts'

/** Where each theme's site is published, and what holds its text in a plain browser. */
const themes = [
  { theme: 'mkdocs', entity: 'checkout-service', content: '[role="main"]' },
  { theme: 'readthedocs', entity: 'voucher-service', content: '[role="main"]' },
  { theme: 'material', entity: 'demand-forecast', content: 'article' },
] as const

const { site, browser } = await useSite({ hasOwnBackend: true })

/** Debian's, because Material is packaged for it. */
const python = '/usr/bin/python3'

function requireMkdocs(): void {
  try {
    execFileSync(python, ['-m', 'mkdocs', '--version'], { stdio: 'ignore' })
    assert(existsSync(materialFolder))
  } catch {
    throw new Error(
      'MkDocs or its theme Material is missing. On Debian: apt-get install mkdocs mkdocs-material',
    )
  }
}

/** Returns the folder of the built site. */
function built(folder: string, theme: Theme): string {
  const source = join(folder, theme)
  for (const [name, text] of Object.entries(files)) {
    const file = join(source, 'docs', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const [config, target] = [join(source, 'mkdocs.yml'), join(source, 'site')]
  writeFileSync(config, settings(theme))
  execFileSync(python, ['-m', 'mkdocs', 'build', '--quiet', '-f', config, '-d', target], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return target
}

const plainOrigin = 'http://plain.example'
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
}

const addressOf = (file: string): string => {
  const path = file.replace(/(?:index)?\.md$/, '')
  return path === '' || path.endsWith('/') ? path : `${path}/`
}

/** Links to places that the built site does not have. */
function brokenLinks(
  siteFolder: string,
  address: string,
  { links }: ArticleFacts,
): readonly string[] {
  return links.flatMap(([, href]) => {
    if (/^[a-z]+:/.test(href)) return []
    const [path = '', id = ''] = href.split('#')
    const file = join(siteFolder, path === '' || path.endsWith('/') ? `${path}index.html` : path)
    const isThere =
      existsSync(file) &&
      (id === '' || readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(id)}"`))
    return isThere ? [] : [`${address}: ${href}`]
  })
}

const folder = mkdtempSync(`${tmpdir()}/portico-docs-`)
after(() => {
  rmSync(folder, { recursive: true, force: true })
})
before(() => {
  requireMkdocs()
  for (const { theme, entity } of themes) {
    const target = join(site.dataDirectory, 'docs-site', 'default', 'component', entity)
    rmSync(target, { recursive: true, force: true })
    cpSync(built(folder, theme), target, { recursive: true })
    const metadata = {
      site_name: 'Everything',
      site_description: '',
      build_timestamp: 1_790_000_000,
    }
    writeFileSync(join(target, 'techdocs_metadata.json'), JSON.stringify(metadata))
  }
})

for (const { theme, entity, content } of themes)
  describe(`pages of the theme ${theme}`, () => {
    const docs = `/docs/default/component/${entity}/`
    const siteFolder = join(folder, theme, 'site')
    let plain: OpenPage
    let reader: OpenPage
    before(async () => {
      plain = await openPage(browser, { isIntercepted: true, hasWorkers: false })
      await plain.page.route(`${plainOrigin}/**`, async (route, request) => {
        const { pathname } = new URL(request.url())
        const file = join(siteFolder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
        if (!existsSync(file)) {
          await route.fulfill({ status: 404 })
          return
        }
        const contentType = types[file.split('.').at(-1) ?? ''] ?? 'text/plain'
        await route.fulfill({ contentType, body: readFileSync(file) })
      })
      reader = await openPage(browser, { isRemembered: true })
      await reader.page.goto(site.url + docs)
      await reader.page.locator('article h1').waitFor()
    })
    after(async () => {
      await plain.context.close()
      await reader.context.close()
    })

    /** Places of the documentation are named without what is before them; its files are at the backend. */
    const roots = [
      `${plainOrigin}/`,
      site.url + docs,
      `${site.backend.url}/api/techdocs/static${docs}`,
    ]
    const placeOf = (href: string): string => {
      const root = roots.find((one) => href.startsWith(one))
      if (root !== undefined) return href.slice(root.length)
      const home = (site.url + docs).slice(0, -1)
      return href.startsWith(`${home}#`) || href === home ? href.slice(home.length) : href
    }
    const localised = (facts: ArticleFacts): ArticleFacts => ({
      ...facts,
      links: facts.links.map(([text, href]) => [text, placeOf(href)]),
    })

    for (const file of pages)
      it(`${file} reads as in a plain browser`, async () => {
        const address = addressOf(file)
        await plain.page.goto(`${plainOrigin}/${address}`)
        const expected = localised(await plain.page.locator(content).evaluate(readArticle))
        const { page } = reader
        await followLink(page, docs + address)
        await page.waitForURL(site.url + docs + address)
        const [heading] = expected.headings
        await page.locator('article h1', { hasText: heading?.[1] ?? '' }).waitFor()
        await becomes(
          async () => localised(await page.locator('article').evaluate(readArticle)),
          expected,
        )
        assert.deepEqual(brokenLinks(siteFolder, address, expected), [])
      })
  })
