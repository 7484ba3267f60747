// Failures of code hosts, network and tokens during an import: existing things are recognised, input is kept, and each
// failure can be resolved. With the real backend and the stand-ins for both hosts.

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { rateLimited } from '../servers/github/githubFaults.ts'
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
    paths: { repository: /\/loyalty-points$/, file: /\/contents\//, pullRequest: /\/pulls$/ },
    fileMethod: 'PUT',
  },
  {
    title: 'Azure DevOps',
    host: azure,
    name: 'dock-scheduler',
    owner: 'fulfilment-team',
    paths: {
      repository: /\/dock-scheduler$/,
      file: /\/pushes$/,
      pullRequest: /\/pullrequests$/,
    },
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
async function send(
  { host, name, owner }: Host,
  meanwhile: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) {
  const opened = await openPage(browser, { isRemembered: true, isIntercepted: true })
  const { page } = opened
  const search = new URLSearchParams({ url: host.addressOf(name) }).toString()
  await page.goto(`${site.url}/catalog-import?${search}`)
  const field = page.getByRole('combobox', { name: 'Owner' })
  await field.fill(owner)
  await page.getByRole('option', { name: owner }).first().click()
  await page.getByText('Valid', { exact: true }).waitFor()
  await meanwhile(page)
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

    it('uses a branch that is there already, where somebody wants that', async () => {
      await leaveBranch(host)
      const { page, context } = await send(host)
      await failure(page, 'The branch already exists')
      await press(page, `Use branch ${branch}`)
      await completed(page)
      assert.match((await textOn(host, branch)) ?? '', new RegExp(host.owner))
      await context.close()
    })

    it('deletes a branch that is there already, where somebody wants that', async () => {
      const old = await leaveBranch(host)
      const { page, context } = await send(host)
      await failure(page, 'The branch already exists')
      await press(page, `Delete branch ${branch}`)
      await press(page, 'Open pull request')
      await completed(page)
      const head = await gitOf(host).findCommit(branch)
      assert.ok(head && !head.parents.includes(old.sha))
      await context.close()
    })

    it('writes over a file that has come in the meantime, where somebody wants that', async () => {
      const changes = [{ path: file, content: Buffer.from('kind: API\n') }]
      const { page, context } = await send(host, () =>
        gitOf(host).commit('main', { message: 'Somebody was quicker', author, changes }),
      )
      await failure(page, 'The file already exists')
      assert.equal(await textOn(host, 'main'), 'kind: API\n')
      await press(page, 'Replace file')
      await completed(page)
      assert.match((await textOn(host, branch)) ?? '', new RegExp(host.owner))
      await context.close()
    })

    it('waits out a rate limit and keeps what is done', async () => {
      faults.next('POST', paths.pullRequest, rateLimited())
      const { page, context } = await send(host)
      await failure(page, 'Too many requests')
      await page.reload()
      await press(page, 'Retry')
      await completed(page)
      assert.equal(openProposals(host), 1)
      await context.close()
    })

    it('recognises what was done although its answer never came', async () => {
      const lose = (method: string, path: RegExp) => {
        faults.next(method, path, { kind: 'lost' })
        // Applies to each request, because browsers retry by themselves.
        faults.each(method, path, { kind: 'cut' })
      }
      lose(fileMethod, paths.file)
      const { page, context } = await send(host)
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
      await context.close()
    })

    it('sends what is written after a failure, on the branch that is there', async () => {
      faults.next('POST', paths.pullRequest, { kind: 'answered', status: 403 })
      const { page, context } = await send(host)
      await failure(page, "You don't have write access")
      await press(page, 'Edit pull request')
      const editor = page.getByRole('textbox', { name: `Content of ${file}` })
      await editor.press('Control+End')
      await editor.pressSequentially('# written later')
      await page.getByText('Valid', { exact: true }).waitFor()
      await press(page, 'Open pull request')
      await completed(page)
      assert.match((await textOn(host, branch)) ?? '', /# written later/)
      await context.close()
    })

    it('shows the pull request also where the catalog cannot be told of it', async () => {
      const { page, context } = await send(host, (opened) =>
        opened.route('**/api/catalog/locations', (route) => route.fulfill({ status: 503 })),
      )
      await failure(page, 'Server error')
      await page.getByRole('link', { name: /\/pull(?:request)?\/\d+$/ }).waitFor()
      await page.unroute('**/api/catalog/locations')
      await press(page, 'Retry')
      await completed(page)
      await context.close()
    })
  })
}

it('goes on with a new token where one ended between two calls', async () => {
  const [, host] = hosts
  host.host.faults.next('GET', host.paths.repository, { kind: 'lastOfToken' })
  const { page, context } = await send(host)
  await completed(page)
  assert.equal(openProposals(host), 1)
  await context.close()
})

it('says that a sign-in has ended for good, and goes on once somebody has signed in anew', async () => {
  const [host] = hosts
  host.host.faults.next('GET', host.paths.repository, { kind: 'lastOfToken' })
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
