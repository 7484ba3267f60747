// Sign-in by popup with a real provider through the real auth backend.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { alice, bob } from '../servers/identityProvider/people.ts'
import {
  openPopup,
  personButton,
  refreshStatus,
  signedIn,
  signInButton,
  signInByPopup,
  titles,
  useSignIn,
} from './support/signInPage.ts'

const { site, openSignIn, finish } = await useSignIn()

for (const id of ['oidc', 'github', 'gitlab'] as const) {
  it(`signs in by a window of ${titles[id]}, silently after a reload, and out at the backend`, async () => {
    const opened = await openSignIn()
    const { page, context, requests, complaints } = opened
    await signInByPopup(page, alice, id)
    const profile = page
      .getByRole('region', { name: 'Profile' })
      .getByText(alice.displayName)
      .first()
    await profile.waitFor()
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await navigation.getByRole('link', { name: 'Payments' }).waitFor()
    assert.deepEqual(complaints, [])

    const before = requests.length
    await page.reload()
    await signedIn(page, alice)
    await profile.waitFor()
    assert.equal(context.pages().length, 1)
    const asked = requests.slice(before).filter((request) => request.includes('/api/auth/'))
    assert.deepEqual(
      asked.map((request) => request.replace(/\?.*/, '')),
      [`GET ${site.backend.url}/api/auth/${id}/refresh`],
    )

    assert.equal(await refreshStatus(opened, site, id), 200)
    const ended = page.waitForResponse((response) => response.url().includes(`/${id}/logout`))
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    assert.equal((await ended).status(), 200)
    await signInButton(page, id).waitFor()
    assert.equal(await refreshStatus(opened, site, id), 401)
    await page.reload()
    await signInButton(page, id).waitFor()
    await finish(opened)
  })
}

it('shows the groups of whoever has several, and what they own', async () => {
  const opened = await openSignIn()
  const { page } = opened
  await signInByPopup(page, bob)
  await page.getByRole('button', { name: 'My groups' }).click()
  for (const name of ['Payments', 'Platform'])
    await page
      .getByRole('list', { name: 'My groups' })
      .getByRole('link', { name, exact: true })
      .waitFor()
  await page.keyboard.press('Escape')
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByRole('link', { name: 'Platform' }).waitFor()
  await finish(opened)
})

it('opens its window within the click, at the size and place that were asked for', async () => {
  const opened = await openSignIn()
  const { page } = opened
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (...all) => {
      Object.assign(window, { asked: [...all, navigator.userActivation.isActive] })
      return open(...all)
    }
  })
  const popup = await openPopup(page)
  const [url, , features, isWithinClick] = await page.evaluate(
    () => Reflect.get(window, 'asked') as readonly [string, string, string, boolean],
  )
  assert.ok(url.startsWith(`${site.backend.url}/api/auth/oidc/start?`), url)
  assert.match(features, /width=450,height=730/)
  assert.equal(isWithinClick, true)
  await personButton(popup, alice).click()
  await signedIn(page, alice)
  await finish(opened)
})
