// The index's filters in a browser with the real backend: frames, requests, layout.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { spread } from './support/breadth.ts'
import { openPage } from './support/browser.ts'
import { looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

/** Looks in each frame for a row that is shown as current although another kind or type is selected. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { wrongFrames: frames })
    const look = () => {
      const list = document.querySelector('[aria-busy]')
      const kind = document.querySelector<HTMLSelectElement>('select[aria-label=Kind]')?.value
      const checked = document.querySelector('fieldset label:has(:checked) span')?.textContent
      const rows = [...(list?.querySelectorAll('tbody tr[aria-rowindex]') ?? [])]
      const isWrong = (row: Element) =>
        !row.querySelector('a')?.pathname.includes(`/${kind ?? ''}/`) ||
        !row.textContent.includes(checked ?? '')
      const wrong = list?.getAttribute('aria-busy') === 'false' && rows.find(isWrong)
      if (wrong) frames.push(`${kind ?? ''} ${checked ?? ''}: ${wrong.textContent}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

it('shows no frame with rows of another filter as current, and asks for no rows twice', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await watchFrames(page)
  await page.goto(`${site.url}/catalog`)
  await page.getByRole('checkbox', { name: /^service/ }).waitFor()
  const kinds = page.getByRole('combobox', { name: 'Kind' })
  // In quick succession, before the answers arrive.
  for (const kind of ['API', 'System', 'Component', 'Resource', 'Component']) {
    await kinds.selectOption(kind.toLowerCase())
  }
  await page.locator('[aria-busy=false] tbody a[href*="/component/"]').first().waitFor()
  for (const type of ['website', 'library']) {
    await page.getByRole('checkbox', { name: type }).click()
    await page.getByRole('checkbox', { name: type }).click()
  }
  await page.getByRole('checkbox', { name: /^worker/ }).check()
  await page.locator('[aria-busy=false] tbody tr', { hasText: 'worker' }).first().waitFor()
  const frames = await page.evaluate(
    () => (window as unknown as { wrongFrames: string[] }).wrongFrames,
  )
  assert.deepEqual(frames, [])
  const rows = requests.filter((line) => line.includes('limit=50') && line.includes('lifecycle'))
  // An aborted request may be sent again, an answered one may not.
  assert.equal(rows.filter((line) => line.includes('kind%3Dcomponent&')).length, 1, rows.join('\n'))
  assert.deepEqual(complaints, [])
})

it('opens garbage in its URL as a sane page', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  const all = [
    '%',
    '%00',
    '%E0%A4%A',
    'filters',
    'filters[kind]=..%2f..',
    'filters[kind]=__proto__&filters[constructor]=1',
    'filters[type]=a,kind%3Duser',
    'filters[owners]=::&filters[owners][0]=a:b:c&filters[owners][]=%20',
    `filters[text]=${'x'.repeat(5_000)}`,
    'filters[user]=nobody&filters[orphan]=maybe',
    '[[[[=]]]]&&&==&?#',
    'limit=-1&offset=abc&cursor=%7B%7D',
  ]
  for (const garbage of spread(all, 4)) {
    await page.goto(`${site.url}/catalog?${garbage}`)
    await page.getByRole('heading', { name: 'Larkspur Catalog', level: 1 }).waitFor()
    await page.locator('[aria-busy=false]').waitFor()
    assert.equal(await page.getByRole('alert').count(), 0, garbage)
  }
})

it('asks for the tags and owners when their pickers open, and finds a group on the server', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  const owner = page.getByRole('combobox', { name: 'Owner' })
  await owner.waitFor()
  const asked = (what: string) => requests.filter((line) => line.includes(what)).length
  assert.equal(asked('facet=metadata.tags'), 0)
  assert.equal(asked('kind%3Dgroup%2Ckind%3Duser'), 0)
  await owner.click()
  await page.getByRole('option', { name: /Amélie/ }).waitFor()
  await owner.pressSequentially('platform')
  await page.getByRole('option', { name: /Amélie/ }).waitFor({ state: 'detached' })
  await page.getByRole('option', { name: /Platform/ }).click()
  await page.waitForURL('**/catalog?filters[owners]=group%3Adefault%2Fplatform-team')
  await page.getByRole('button', { name: 'Remove Owner Platform' }).waitFor()
  await page.locator('[aria-busy=false] tbody tr', { hasText: 'Design Tokens' }).waitFor()
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /Owned/ }).click()
  await page.waitForURL('**filters[user]=owned**')
  await page.reload()
  await page.getByRole('button', { name: 'Remove Owner Platform' }).waitFor()
  assert.deepEqual(complaints, [])
})

/** Controls of the panel and the views that overflow their box or the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#filters :is(a, button, input), #filters [role=option] *, #views *',
      ),
    ]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const box = element.closest('[role=listbox], #filters') ?? document.body
        const frame = box.getBoundingClientRect()
        return left < frame.left || right > frame.right
      })
      .map(({ outerHTML }) => outerHTML),
  )

it('brings the options of a picker into sight', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await page.getByRole('combobox', { name: 'Owner' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: /Amélie/ }).waitFor()
  const list = page.getByRole('listbox', { name: 'Owner' })
  // Once the content above it has loaded and moved it.
  await becomes(async () => {
    const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 }
    return height > 0 && y + height <= 900
  }, true)
})

it('fetches the chunk of filters and views again where it did not come', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  const chunk = /\/static\/catalog-filters\.[^/]*\.js$/
  await page.route(chunk, (route) => route.abort())
  await page.goto(`${site.url}/catalog`)
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByText("Couldn't load this section").waitFor()
  await page.unroute(chunk)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByRole('combobox', { name: 'Owner' }).waitFor()
})

for (const look of looks) {
  it(`is accessible ${nameOf(look)}`, async () => {
    // Where there is room for the panel beside the rows.
    const width = look.width === 400 ? 400 : 1440
    const { page } = await openPage(browser, { isRemembered: true, ...look, width })
    const location = 'url:https://git.example/a-team/a-rather-long-name/blob/main/catalog-info.yaml'
    const chosen = `filters[owners]=platform-team&filters[location]=${encodeURIComponent(location)}`
    await page.goto(`${site.url}/catalog?filters[tags]=typescript&${chosen}`)
    if (width === 400) await page.getByRole('button', { name: /^Filters/ }).click()
    const panel = page.getByRole('region', { name: 'Filters' })
    // CATIDX-04; above the rows if there is no room beside them.
    assert.equal((await panel.boundingBox())?.width === 315, width !== 400)
    await page.getByRole('combobox', { name: 'Tags' }).click()
    await page.getByRole('option', { name: /typescript/ }).waitFor()
    const check = async () => {
      assert.deepEqual(await violationsOf(page), [])
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth
      assert.equal(await page.evaluate(isWide), false)
      assert.deepEqual(await cutOff(page), [])
    }
    await check()
    if (width === 400) await page.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('button', { name: 'Save view' }).waitFor()
    await check()
  })
}

it('leaves the rows their room at 1280 pixels: every column, kind and scope in the toolbar', async () => {
  const { page } = await openPage(browser, { isRemembered: true, width: 1280 })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  assert.equal(await page.getByRole('region', { name: 'Filters' }).count(), 0)
  const heads = await page.locator('thead th[data-column]').allInnerTexts()
  assert.deepEqual(heads, ['Name', 'Owner', 'System', 'Type', 'Lifecycle', 'Tags'])
  const table = page.locator('table')
  assert.equal(
    await table.evaluate(
      ({ parentElement, scrollWidth }) => scrollWidth <= (parentElement?.clientWidth ?? 0),
    ),
    true,
  )
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('api')
  await page.waitForURL('**filters[kind]=api')
  await page.getByRole('link', { name: 'Owned by me' }).click()
  await page.waitForURL('**filters[user]=owned**')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('region', { name: 'Filters' }).waitFor()
  await page.reload()
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByRole('link', { name: /^All/ }).click()
  assert.equal((await panel.boundingBox())?.width, 240)
  // The first and the last cells stay while the others scroll under them.
  const row = page.locator('tbody tr').first()
  const cells = async () => {
    const boxes = await row.locator('th, td').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return [left, right]
      }),
    )
    return { kept: [boxes[0], boxes[1], boxes.at(-1)], owner: boxes[2]?.[0] }
  }
  await row.waitFor()
  const before = await cells()
  await page.locator('[class*=scroller]').evaluate((frame) => {
    frame.scrollLeft = 1_000
  })
  const after = await cells()
  assert.deepEqual(after.kept, before.kept)
  assert.ok((after.owner ?? 0) < (before.owner ?? 0) - 50)
  // What the keyboard reaches comes out from under them.
  const link = row.locator('td a').first()
  await link.focus()
  const isUncovered = (one: Element) => {
    const name = one.closest('tr')?.querySelector('th')
    return one.getBoundingClientRect().left >= (name?.getBoundingClientRect().right ?? 0)
  }
  await becomes(() => link.evaluate(isUncovered), true)
})

it('opens the filters of a phone in a sheet, which moves no row and says how many it will show', async () => {
  const { page } = await openPage(browser, { isRemembered: true, width: 400 })
  await page.goto(`${site.url}/catalog`)
  await page.getByText(/^\d\d entities$/).waitFor()
  const first = page.locator('#content tbody tr th a').first()
  const before = await first.boundingBox()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /website/ }).check()
  await sheet.getByRole('button', { name: 'Show 5 results' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove Type website' }).click()
  await page.getByText(/^\d\d entities$/).waitFor()
  assert.deepEqual(await first.boundingBox(), before)
})
