// The sign-in page in each state: both themes, desktop and phone, another language.

import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessible.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { openPopup, signInButton, useSignIn } from './support/signInPage.ts'

const { openSignIn, open, site } = await useSignIn({
  app: {
    signInPage: {
      providers: [
        { id: 'guest' },
        { id: 'custom' },
        { id: 'oidc', title: 'Halden ID', message: 'With your staff account.' },
        { id: 'github' },
        { id: 'gitlab' },
      ],
    },
  },
})

const card = (page: Page) => page.getByRole('region', { name: 'Halden ID' })

const states = {
  'all ways in': async (page: Page) => {
    await signInButton(page, 'gitlab').waitFor()
  },
  'a guest on the way': async (page: Page) => {
    await page.route('**/api/auth/guest/refresh*', () => undefined)
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.getByRole('button', { name: 'Signing in…' }).hover()
  },
  'waiting for a window': async (page: Page) => {
    await openPopup(page)
    await card(page).getByRole('button', { name: 'Cancel' }).waitFor()
    await signInButton(page, 'oidc').hover()
  },
  'a blocked window': async (page: Page) => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await signInButton(page, 'oidc').click()
    await card(page).getByRole('button', { name: 'Continue here' }).waitFor()
  },
  'a closed window': async (page: Page) => {
    await (await openPopup(page)).close()
    await card(page).getByText('popup was closed').waitFor()
  },
  'a refusal': async (page: Page) => {
    await (await openPopup(page)).getByRole('button', { name: 'Refuse' }).click()
    await card(page).getByRole('alert').waitFor()
  },
  'a custom user who is none': async (page: Page) => {
    await page.getByLabel('ID Token (optional)').fill('no token')
    await page.getByLabel('User ID').fill('')
    await page.getByLabel('User ID').blur()
  },
}

for (const [state, reach] of Object.entries(states)) {
  describe(`with ${state}`, () => {
    let opened: Awaited<ReturnType<typeof openSignIn>>
    before(async () => {
      opened = await openSignIn('/catalog', { isIntercepted: true })
      await reach(opened.page)
    })
    after(() => opened.context.close())
    for (const look of looks) {
      it(`is accessible, ${nameOf(look)}`, async () => {
        await changeLook(opened.page, look)
        await assertAccessible(opened.page)
      })
    }
  })
}

for (const [language, heading] of [
  ['de', /^Bei .* anmelden$/],
  ['zh', /^登录/],
] as const) {
  it(`is accessible and complete in ${language}`, async () => {
    const { page, context } = await open({ width: 400 })
    await page.addInitScript((id) => {
      localStorage.setItem('language', id)
    }, language)
    await page.goto(site.url)
    await page.getByRole('heading', { name: heading }).waitFor()
    await assertAccessible(page)
    await context.close()
  })
}

for (const scheme of ['light', 'dark'] as const) {
  it(`signs in from the settings, and says accessibly why that failed, in ${scheme}`, async () => {
    const { page, context } = await open({ isRemembered: true, scheme, width: 400 })
    await page.goto(`${site.url}/settings`)
    const providers = page.getByRole('region', { name: 'Sign-in providers' })
    await page.evaluate(() => {
      window.open = () => null
    })
    await providers.getByRole('button', { name: 'Sign in GitHub' }).click()
    await providers.getByText('Your browser blocked the popup.').waitFor()
    await assertAccessible(page)
    await context.close()
  })
}
