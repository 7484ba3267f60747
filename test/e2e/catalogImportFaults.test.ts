// Failures during an import that depend on what hosts and browsers really do: existing things, answers that are lost,
// tokens that end. What each failure means is shown by process tests (`proposal*`) and a journey (`import`).

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { openPage } from './support/browser.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ sourceControl: true })
const { github, azure } = site.sourceControl ?? {}
assert.ok(github && azure)

afterEach(async () => {
  await Promise.all([github.restore(), azure.restore()])
})

const branch = 'backstage-integration'
const file = 'catalog-info.yaml'
const author = { name: 'Nils Berg', email: 'nils.berg@larkspur.example' }

const hosts = [
  {
    title: 'GitHub',
    host: github,
    name: 'loyalty-points',
    owner: 'storefront-team',
    paths: { file: /\/contents\//, pullRequest: /\/pulls$/ },
    fileMethod: 'PUT',
  },
  {
    title: 'Azure DevOps',
    host: azure,
    name: 'dock-scheduler',
    owner: 'fulfilment-team',
    paths: { file: /\/pushes$/, pullRequest: /\/pullrequests$/ },
    fileMethod: 'POST',
  },
] as const
type Host = (typeof hosts)[number]

const gitOf = ({ host, name }: Host) => host.repository(name).git

async function textOn(host: Host, ref: string): Promise<string | undefined> {
  const git = gitOf(host)
  const commit = await git.findCommit(ref)
  const entry = commit && (await git.find(commit.tree, file))
  return entry && (await git.readFile(entry.sha))?.toString()
}

/** As after an earlier attempt. */
async function leaveBranch(host: Host) {
  const git = gitOf(host)
  await git.pointBranch(branch, (await git.headOf('main')) ?? '')
  const changes = [{ path: 'left-over.txt', content: Buffer.from('x\n') }]
  return git.commit(branch, { message: 'An earlier try', author, changes })
}

async function logIn(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Login / })
    .click()
  await personButton(await opened, alice).click()
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Submits a valid file as a signed-in user. */
async function send({ host, name, owner }: Host) {
  const opened = await openPage(browser, { isRemembered: true, isIntercepted: true })
  const { page } = opened
  const search = new URLSearchParams({ url: host.addressOf(name) }).toString()
  await page.goto(`${site.url}/catalog-import?${search}`)
  const field = page.getByRole('combobox', { name: 'Owner' })
  await field.fill(owner)
  await page.getByRole('option', { name: owner }).first().click()
  await page.getByText('Valid', { exact: true }).waitFor()
  await press(page, 'Open pull request')
  await logIn(page)
  return opened
}

const failure = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()
const completed = (page: Page) =>
  page.getByText('After the merge, the entities appear here.').waitFor()

const openProposals = ({ host, name }: Host) => host.repository(name).proposals().length

for (const host of hosts) {
  describe(host.title, () => {
    const { paths, fileMethod } = host
    const { faults } = host.host

    it('asks before it deletes a branch and replaces a file that are there already', async () => {
      const old = await leaveBranch(host)
      const { page, context } = await send(host)
      await failure(page, 'The branch already exists')
      await press(page, `Delete branch ${branch}`)
      // The page is back at its form; meanwhile somebody else was quicker.
      await page.getByRole('button', { name: 'Open pull request' }).waitFor()
      assert.equal(await gitOf(host).headOf(branch), undefined)
      const changes = [{ path: file, content: Buffer.from('kind: API\n') }]
      await gitOf(host).commit('main', { message: 'Somebody was quicker', author, changes })
      await press(page, 'Open pull request')
      await failure(page, 'The file already exists')
      assert.equal(await textOn(host, 'main'), 'kind: API\n')
      await press(page, 'Replace file')
      await completed(page)
      assert.match((await textOn(host, branch)) ?? '', new RegExp(host.owner))
      const head = await gitOf(host).findCommit(branch)
      assert.ok(head && !head.parents.includes(old.sha))
      await context.close()
    })

    it('uses a branch that is there already, and recognises what was done although its answer never came', async () => {
      await leaveBranch(host)
      const { page, context } = await send(host)
      await failure(page, 'The branch already exists')
      const lose = (method: string, path: RegExp) => {
        faults.next(method, path, { kind: 'lost' })
        // Applies to each request, because browsers retry by themselves.
        faults.each(method, path, { kind: 'cut' })
      }
      lose(fileMethod, paths.file)
      await press(page, `Use branch ${branch}`)
      await failure(page, 'No response')
      faults.end()
      lose('POST', paths.pullRequest)
      await press(page, 'Retry')
      const step = page.getByRole('listitem').filter({ hasText: 'Open pull request' })
      await step.getByText('failed').waitFor()
      await failure(page, 'No response')
      faults.end()
      await press(page, 'Retry')
      await completed(page)
      assert.equal(openProposals(host), 1)
      assert.match((await textOn(host, branch)) ?? '', new RegExp(host.owner))
      await context.close()
    })
  })
}

it('says that a sign-in has ended for good, and goes on once somebody has signed in anew', async () => {
  const [host] = hosts
  host.host.faults.next('GET', /\/loyalty-points$/, { kind: 'lastOfToken' })
  const { page, context } = await send(host)
  await failure(page, 'Sign-in expired')
  assert.equal(openProposals(host), 0)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  // The last button is the provider's.
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.goBack()
  await press(page, 'Retry')
  host.host.faults.end()
  await logIn(page)
  await completed(page)
  assert.equal(openProposals(host), 1)
  await context.close()
})
