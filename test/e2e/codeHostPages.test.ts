// The pages of both code hosts in a browser.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { startAzure, type Azure } from '../servers/azure/startAzure.ts'
import { startGithub, type Github } from '../servers/github/startGithub.ts'
import { alice } from '../servers/identityProvider/people.ts'
import { findOwner } from '../standIns/tokenOwners.ts'
import { assertAccessible } from './support/accessible.ts'
import { openBrowser, openPage } from './support/browser.ts'

let browser: Browser
let github: Github
let azure: Azure

before(async () => {
  browser = await openBrowser()
  ;[github, azure] = await Promise.all([
    startGithub({ port: 0, findOwner }),
    startAzure({ port: 0, findOwner }),
  ])
})
after(async () => {
  await browser.close()
  await Promise.all([github.stop(), azure.stop()])
})

const cases = [
  { title: 'GitHub', hostOf: () => github, name: 'loyalty-points' },
  { title: 'Azure DevOps', hostOf: () => azure, name: 'dock-scheduler' },
] as const

for (const { title, hostOf, name } of cases) {
  it(`shows a reviewer what is proposed on ${title}, and merges it at a click`, async () => {
    const host = hostOf()
    const repository = host.repository(name)
    await repository.git.pointBranch('add/catalog', (await repository.git.headOf('main')) ?? '')
    await repository.git.commit('add/catalog', {
      message: 'Add',
      author: { name: alice.displayName, email: alice.email },
      changes: [{ path: 'catalog-info.yaml', content: Buffer.from('kind: <Component>\n') }],
    })
    const author = { ...alice, scopes: [], isMember: true }
    const proposed = { title: 'Describe it', description: '', from: 'add/catalog', into: 'main' }
    repository.propose({ ...proposed, author })

    const { page, context, complaints } = await openPage(browser)
    await page.goto(host.url)
    await assertAccessible(page)
    await page.getByRole('link', { name }).click()
    await assertAccessible(page)
    await page.getByRole('link', { name: 'Describe it' }).click()
    await page.getByText(`${alice.displayName} would like to merge add/catalog into main`).waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Merge' }).click()
    await page.getByText('Merged by Lena Vogel.').waitFor()
    assert.equal(await page.getByRole('button').count(), 0)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: 'catalog-info.yaml' }).first().click()
    await page.getByText('kind: <Component>').waitFor()
    await assertAccessible(page)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}
