// The sign-in page in each state: both themes, desktop and phone, another language.

import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/accessible.ts'
import type { OpenPage } from '../support/browser.ts'
import { changeLook, looks, nameOf } from '../support/looks.ts'
import { openPopup, signInButton, type SignInSite } from '../support/signInPage.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Halden ID' })

/** One after the other, in the same page. */
const states = {
  'all ways in': async (page: Page) => {
    await signInButton(page, 'gitlab').waitFor()
  },
  'a custom user who is none': async (page: Page) => {
    await page.getByRole('button', { name: 'Other user' }).click()
    await page.getByLabel('ID Token (optional)').fill('no token')
    await page.getByLabel('User ID').fill('')
    await page.getByLabel('User ID').blur()
  },
  'a closed window': async (page: Page) => {
    await (await openPopup(page)).close()
    await card(page).getByText('popup was closed').waitFor()
  },
  'a refusal': async (page: Page) => {
    await (await openPopup(page)).getByRole('button', { name: 'Refuse' }).click()
    await card(page).getByRole('alert').waitFor()
  },
  'waiting for a window': async (page: Page) => {
    await openPopup(page)
    await card(page).getByRole('button', { name: 'Cancel' }).waitFor()
    await signInButton(page, 'oidc').hover()
  },
  'a blocked window': async (page: Page) => {
    await card(page).getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => {
      window.open = () => null
    })
    await signInButton(page, 'oidc').click()
    await card(page).getByRole('button', { name: 'Continue here' }).waitFor()
  },
  'a guest on the way': async (page: Page) => {
    await page.route('**/api/auth/guest/refresh*', () => undefined)
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.getByRole('button', { name: 'Signing in…' }).hover()
  },
}

export function look({ site, open, openSignIn }: SignInSite) {
  describe('the sign-in page', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openSignIn('/catalog', { isIntercepted: true })
    })
    after(() => opened.context.close())

    for (const [state, reach] of Object.entries(states)) {
      it(`is accessible with ${state}`, async () => {
        await reach(opened.page)
        for (const one of looks) {
          await changeLook(opened.page, one)
          await assertAccessible(opened.page)
        }
      })
    }
  })

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

  describe('the settings', () => {
    let opened: OpenPage
    before(async () => {
      opened = await open({ isRemembered: true, width: 400 })
      const { page } = opened
      await page.goto(`${site.url}/settings`)
      const providers = page.getByRole('region', { name: 'Sign-in providers' })
      await page.evaluate(() => {
        window.open = () => null
      })
      await providers.getByRole('button', { name: 'Sign in GitHub' }).click()
      await providers.getByText('Your browser blocked the popup.').waitFor()
    })
    after(() => opened.context.close())

    for (const one of looks) {
      it(`say accessibly why a sign-in failed, ${nameOf(one)}`, async () => {
        await changeLook(opened.page, one)
        await assertAccessible(opened.page)
      })
    }
  })
}
