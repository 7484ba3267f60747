// Repository fields with the user's login and the backend's own autocomplete for GitHub, by keyboard. A backend of its
// own, because these need the stand-ins of a code host and an identity provider.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ sourceControl: true })
const { github } = site.sourceControl ?? {}
const { identityProvider } = site
assert.ok(github && identityProvider)
const { host } = new URL(github.url)

const repositoryOf = (page: Page) => page.getByRole('group', { name: 'Repository' })

async function openForm(width = 1280) {
  const opened = await openPage(browser, { isRemembered: true, width })
  await opened.page.goto(`${site.url}/create/templates/default/announce-change`)
  const hosts = repositoryOf(opened.page).getByRole('combobox', { name: 'Host' })
  await hosts.selectOption(host)
  await opened.page.getByRole('dialog', { name: 'Sign-in required' }).waitFor()
  return opened
}

/** In the window of the dialog that asks for it. */
async function logIn(page: Page) {
  const opened = page.waitForEvent('popup')
  const button = page.getByRole('dialog').getByRole('button', { name: /^Login / })
  await button.waitFor()
  await button.press('Enter')
  const popup = await opened
  await personButton(popup, alice).click()
  await page.getByText(`The task uses your account on ${host}.`).first().waitFor()
}

/** Types into the focused field, and takes the first suggestion. */
async function suggest(page: Page, typed: string, option: string) {
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: option, exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function assertAccessible(page: Page) {
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
}

/** The body of the request that starts the task. */
const started = async (page: Page): Promise<unknown> => {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/v2/tasks')),
    page.getByRole('button', { name: 'Create' }).press('Enter'),
  ])
  await page.waitForURL(/\/create\/tasks\/[\w-]+$/)
  return JSON.parse(request.postData() ?? '')
}

/** The task of the page has run to its end, with this text in its log. */
async function whenLogged(page: Page, text: string) {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await eventually(
    `"${text}" in the log`,
    async () => {
      const path = `/api/scaffolder/v2/tasks/${id}/events`
      const events = JSON.stringify(await askBackend(site.backend.url, path))
      return events.includes('"completion"') && events.includes(text)
    },
    20_000,
  )
}

it('suggests owners, repositories and branches of GitHub, and sends the token as a secret only', async () => {
  const { page, context, complaints } = await openForm()
  await logIn(page)
  const repository = repositoryOf(page)
  await repository.getByRole('combobox', { name: 'Host' }).focus()
  await page.keyboard.press('Tab')
  await suggest(page, 'LARK', 'larkspur')
  await page.keyboard.press('Tab')
  await suggest(page, 'returns', 'returns-portal')
  await page.keyboard.press('Tab')
  await suggest(page, 'feature', 'feature/label-printing')
  await page.keyboard.press('Tab')
  await suggest(page, 'l', 'larkspur')
  const valueOf = (name: string) => page.getByRole('combobox', { name, exact: true }).inputValue()
  assert.deepEqual(
    await Promise.all(['Owner', 'Branch', 'Owner of the reviewers'].map((name) => valueOf(name))),
    ['larkspur', 'feature/label-printing', 'larkspur'],
  )
  await page.keyboard.press('ArrowDown')
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  const { values, secrets } = (await started(page)) as Record<string, Record<string, string>>
  assert.deepEqual(values, {
    repoUrl: `${host}?owner=larkspur&repo=returns-portal`,
    branch: 'feature/label-printing',
    reviewers: 'larkspur',
  })
  const token = secrets?.['USER_TOKEN'] ?? ''
  assert.ok(identityProvider.issued.secrets().includes(token))
  await whenLogged(page, 'A change to feature/label-printing')
  await assertNoSecrets([page], identityProvider.issued.secrets())
  assert.deepEqual(complaints, [])
  await context.close()
})

it('goes on without a login that is declined, and asks again when the user wants it', async () => {
  const { page, context, complaints } = await openForm(400)
  await page.keyboard.press('Escape')
  await page.getByText(`You are not signed in to ${host}.`).first().waitFor()
  await assertAccessible(page)
  const repository = repositoryOf(page)
  await repository.getByRole('combobox', { name: 'Owner' }).fill('larkspur')
  await repository.getByRole('combobox', { name: 'Repository', exact: true }).fill('basket-service')
  await repository.getByRole('button', { name: 'Sign in' }).press('Enter')
  await page.getByRole('dialog', { name: 'Sign-in required' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(`You are not signed in to ${host}.`).first().waitFor()
  await page.getByRole('combobox', { name: 'Branch' }).fill('main')
  await page.getByRole('combobox', { name: 'Branch' }).press('Enter')
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  const body = (await started(page)) as Record<string, unknown>
  assert.deepEqual(body['secrets'], {})
  await whenLogged(page, 'A change to main')
  assert.deepEqual(
    complaints.filter((text) => !text.includes('401')),
    [],
  )
  await context.close()
})

it('suggests in each entry of a list, all with one login', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const options = { requestUserCredentials: { secretsKey: 'USER_TOKEN' } }
  const properties = {
    repoUrl: {
      type: 'string',
      title: 'Repository',
      'ui:field': 'RepoUrlPicker',
      'ui:options': options,
    },
    owners: {
      type: 'array',
      title: 'Owners',
      minItems: 2,
      items: {
        type: 'string',
        title: 'Owner',
        'ui:field': 'RepoOwnerPicker',
        'ui:options': options,
      },
    },
  }
  const steps = [{ title: 'The change', schema: { properties } }]
  await page.route('**/announce-change/parameter-schema', (route) =>
    route.fulfill({ json: { title: 'Announce a change', steps } }),
  )
  await page.goto(`${site.url}/create/templates/default/announce-change`)
  await repositoryOf(page).getByRole('combobox', { name: 'Host' }).selectOption(host)
  await logIn(page)
  const owners = page.getByRole('group', { name: 'Owners' }).getByRole('combobox')
  await owners.nth(1).focus()
  await suggest(page, 'LARK', 'larkspur')
  await owners.nth(0).focus()
  await suggest(page, 'LARK', 'larkspur')
  assert.deepEqual(
    await owners.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ['larkspur', 'larkspur'],
  )
  assert.deepEqual(await violationsOf(page), [])
  await assertNoSecrets([page], identityProvider.issued.secrets())
  assert.deepEqual(complaints, [])
  await context.close()
})
