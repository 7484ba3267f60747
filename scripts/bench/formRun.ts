// A large form of a template: until it can be filled, and until a keystroke is painted. Its schema is served here, so that
// portal and peer draw the same fields.

import type { BrowserContext, Page } from 'playwright-core'
import type { Rate } from './measures.ts'
import { askProbe, openPage } from './openPage.ts'
import { median } from './table.ts'

const path = '/create/templates/default/new-service'
const schemaPattern = '**/api/scaffolder/v2/templates/**/parameter-schema'
/** One of six fields is a boolean. */
const booleanEach = 6
const fewFields = 30
const manyFields = 100
const keys = 'abcdefghij'

const textsOf = (fields: number): number => fields - Math.floor(fields / booleanEach)

function formOf(fields: number) {
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, index) => {
      const title = `Field ${String(index + 1)}`
      const isBoolean = (index + 1) % booleanEach === 0
      const schema = isBoolean
        ? { type: 'boolean', title }
        : { type: 'string', title, description: `The value of ${title}`, maxLength: 100 }
      return [`field${String(index + 1)}`, schema]
    }),
  )
  return { title: 'Bench', steps: [{ title: 'All fields', schema: { properties } }] }
}

/** Milliseconds from the start of the navigation until every text field can be filled. */
async function arriveAtForm(page: Page, url: string, fields: number): Promise<number> {
  await page.route(schemaPattern, (route) => route.fulfill({ json: formOf(fields) }))
  await page.goto(url + path, { waitUntil: 'commit' })
  return askProbe(page, (probe, count) => probe.formed(count), textsOf(fields))
}

export async function takeFormRun(context: BrowserContext, url: string, rate: Rate) {
  // Fills the HTTP cache.
  const first = await openPage(context, 1)
  await arriveAtForm(first.page, url, fewFields)
  await first.close()
  const warm = await openPage(context, rate)
  const openForm = await arriveAtForm(warm.page, url, fewFields)
  await warm.close()
  const { page, close } = await openPage(context, rate)
  await arriveAtForm(page, url, manyFields)
  await page.locator('form input[type="text"]').last().focus()
  const times: number[] = []
  for (const key of keys) {
    await askProbe(
      page,
      (probe) => {
        probe.watchKey()
      },
      null,
    )
    await page.keyboard.press(key)
    times.push(await askProbe(page, (probe) => probe.painted(), null))
  }
  await close()
  return { openForm, formKey: median(times) }
}
