// How the page is delivered, and its accessibility.

import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks, type Look } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  config: { integrations: { github: [{ host: 'github.com' }] } },
})

it('sends the headers of a real deployment', async () => {
  const answer = await fetch(site.url)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /script-src 'self';/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.doesNotMatch(policy, /unsafe/)
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types portico$/)
  assert.match(answer.headers.get('permissions-policy') ?? '', /camera=\(\)/)
  assert.match(
    policy,
    /connect-src 'self' http:\/\/localhost:\d+ ws:\/\/localhost:\d+ https:\/\/api\.github\.com https:\/\/\*\.blob\.core\.windows\.net https:\/\/\*\.actions\.githubusercontent\.com;/,
  )
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(answer.headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
})

it('fetches the chunks of the page with the application', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  const preloaded = async (path: string) => {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    const links = page.locator('head > link[rel="preload"]')
    await page.getByRole('main').waitFor()
    const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return new Set(urls.map((url) => /static\/([a-z-]+)\..*\.js$/.exec(url ?? '')?.[1]))
  }
  const shell = ['vendor', 'main']
  const [index, reader, settings] = [
    await preloaded('/docs'),
    await preloaded('/docs/default/component/checkout-service/runbook/'),
    await preloaded('/settings'),
  ]
  assert.deepEqual([...index].filter(Boolean), [...shell, 'docs'])
  const ofReader = ['docs', 'docs-reader', 'docs-article', 'streams']
  assert.deepEqual([...reader].filter(Boolean), [...shell, ...ofReader])
  assert.deepEqual([...settings].filter(Boolean), shell)
  await context.close()
})

it('admits no text where a browser expects a script, and no second policy', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await page.getByRole('link', { name: 'Checkout Service' }).waitFor()
  const errors = await page.evaluate(() => {
    const errorOf = (act: () => unknown) => {
      try {
        act()
        return 'none'
      } catch (thrown) {
        return (thrown as Error).name
      }
    }
    const { trustedTypes } = window as unknown as {
      readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown }
    }
    return [
      errorOf(() => Object.assign(document.createElement('script'), { src: '/static/evil.js' })),
      errorOf(() => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' })),
      errorOf(() => new Worker('/static/evil.js')),
      errorOf(() => trustedTypes.createPolicy('portico', {})),
      errorOf(() => trustedTypes.createPolicy('dompurify', {})),
    ]
  })
  assert.deepEqual(
    errors,
    Array.from({ length: 5 }, () => 'TypeError'),
  )
  await context.close()
})

it('compresses, keeps hashed files for ever, and tells a missing file from a page', async () => {
  const html = await (await fetch(`${site.url}/catalog`)).text()
  const [script = ''] = /\/static\/vendor\.[^"\s>]+\.js/.exec(html) ?? []
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(site.url + script, { headers: { 'accept-encoding': encoding } })
    assert.equal(answer.headers.get('content-encoding'), encoding)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  }
  assert.equal((await fetch(`${site.url}/static/no-such-file.js`)).status, 404)
  // Maps of the sources are not delivered.
  assert.equal((await fetch(`${site.url}${script}.map`)).status, 404)
  assert.equal((await fetch(`${site.url}/catalog/default/component/with.dots`)).status, 200)
  assert.equal((await fetch(site.url, { method: 'POST' })).status, 405)
})

/** The last one equals 1280 pixels at 400 %. */
const allLooks: readonly Look[] = [...looks, { scheme: 'light', width: 320 }]

const routes: readonly (readonly [
  name: string,
  path: string,
  ready: string,
  isRemembered: boolean,
  title: RegExp,
])[] = [
  ['sign-in', '/', 'text=Guest', false, /^Sign in to Portico$/],
  ['index', '/catalog', '#content tbody tr th a', true, /^Larkspur Catalog · Portico$/],
  [
    'empty index',
    '/catalog?filters[text]=nosuchthing',
    'text=No records to display',
    true,
    /^Larkspur Catalog · Portico$/,
  ],
  [
    'entity',
    '/catalog/default/component/checkout-service',
    'h2:text("About")',
    true,
    /^Checkout Service · Portico$/,
  ],
  [
    'missing entity',
    '/catalog/default/component/nope',
    'text=Entity was not found',
    true,
    /^nope not found · Portico$/,
  ],
  ['settings', '/settings', 'h2:text("Appearance")', true, /^Settings · Portico$/],
  ['no page', '/nowhere', 'text=PAGE NOT FOUND', true, /^PAGE NOT FOUND · Portico$/],
]

/** Imitates a language with words longer by two fifths. */
function lengthenTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    // Lengthened already, and not drawn anew since.
    if (text.data.endsWith('mw')) continue
    const missing = Math.ceil(text.data.trim().length * 0.4)
    // Adds words to sentences and letters to words.
    const more = text.data.trim().includes(' ') ? ' mwmwmw' : 'mw'
    if (missing > 0) text.data += `${more.repeat(missing).slice(0, Math.max(0, missing - 2))}mw`
  }
}

/** The guest's page goes from place to place by links; that of somebody unknown stays where it is. */
const pages = new Map<boolean, OpenPage>()
after(async () => {
  await Promise.all([...pages.values()].map(({ context }) => context.close()))
})

async function reach([, path, ready, isRemembered]: (typeof routes)[number]): Promise<OpenPage> {
  const known = pages.get(isRemembered)
  const opened = known ?? (await openPage(browser, { isRemembered }))
  pages.set(isRemembered, opened)
  const { page } = opened
  if (!known) await page.goto(site.url + path)
  else if (isRemembered) await followLink(page, path)
  await page.locator(ready).first().waitFor()
  return opened
}

for (const route of routes) {
  const [name, , , , title] = route
  it(`breaks no rule of accessibility, no policy, and does not scroll sideways: ${name}`, async () => {
    const { page, complaints } = await reach(route)
    const complained = complaints.length
    await becomes(async () => title.test(await page.title()), true)
    for (const look of allLooks) {
      await changeLook(page, look)
      await assertAccessible(page)
    }
    const isMissing = name === 'missing entity'
    assert.deepEqual(
      complaints.slice(complained).filter((text) => !(isMissing && text.includes('404'))),
      [],
    )
    await changeLook(page, { scheme: 'light', width: 1280 })
  })
}

// After the others, because texts of the frame stay long.
describe('texts longer by two fifths', () => {
  for (const route of routes) {
    it(`leave ${route[0]} whole`, async () => {
      const { page } = await reach(route)
      await page
        .locator('[aria-busy=true], [data-busy=true]')
        .first()
        .waitFor({ state: 'detached' })
      for (const width of [1280, 400, 320]) {
        await changeLook(page, { scheme: 'light', width })
        await page.evaluate(lengthenTexts)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.ok(overflow <= 0, `${String(overflow)} pixels too wide for ${String(width)}`)
        const cut = await page
          .locator('button:visible, label:visible, h1:visible, h2:visible')
          .evaluateAll((elements) =>
            elements
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
              .map(({ textContent }) => textContent),
          )
        assert.deepEqual(cut, [], `${String(width)} pixels`)
      }
    })
  }
})

for (const [language, title, settings] of [
  ['de', 'Katalog von Larkspur', 'Einstellungen'],
  ['zh', 'Larkspur 目录', '设置'],
] as const) {
  it(`speaks ${language}, says so to the browser, and remembers it`, async () => {
    const { page, context, complaints } = await openPage(browser, {
      isRemembered: true,
      width: 400,
    })
    await page.goto(`${site.url}/settings`)
    // The guest's language may have been changed by an earlier run.
    await page.locator('select').selectOption(language)
    await page.getByRole('heading', { name: settings, level: 1 }).waitFor()
    await page.goto(`${site.url}/catalog`)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.locator(`html[lang=${language}]`).waitFor()
    await assertAccessible(page)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}
