// Signs people in by popup at a test's own provider, and reads their session from the page.

import type { BrowserContext, Page } from 'playwright-core'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import type { Person } from '../../servers/identityProvider/people.ts'

export const signInPage: ConfigObject = {
  app: {
    signInPage: {
      providers: [
        { id: 'guest' },
        { id: 'custom' },
        { id: 'oidc', title: 'Halden ID' },
        { id: 'github' },
        { id: 'gitlab' },
      ],
    },
  },
}

export const refOf = ({ name }: Person) => `user:default/${name}`

interface Known {
  readonly session: {
    readonly status: string
    readonly expiresAt?: number
    readonly identity?: { readonly userEntityRef: string }
  }
  readonly providers: Readonly<Record<string, { readonly status: string }>>
}

/** Null while the page is loading. */
export const stateOf = (page: Page): Promise<Known | null> =>
  page.evaluate(() => {
    const read = (window as { porticoState?: () => string }).porticoState
    return read ? (JSON.parse(read()) as Known) : null
  })

/** Resolves once the session has this status, and belongs to `person` if given. */
export const whenSession = async (page: Page, status: string, person?: Person): Promise<void> => {
  await page.waitForFunction(
    ([wanted, ref]) => {
      const read = (window as { porticoState?: () => string }).porticoState
      if (!read) return false
      const { session } = JSON.parse(read()) as Known
      return session.status === wanted && (!ref || session.identity?.userEntityRef === ref)
    },
    [status, person && refOf(person)] as const,
  )
}

/** Opens the popup with this button and chooses the person in it. */
export async function byPopup(page: Page, button: string, person: Person): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button, exact: true }).click()
  const popup = await opened
  await popup.getByRole('button', { name: person.displayName }).click()
}

export async function signInByPopup(
  page: Page,
  person: Person,
  title = 'Halden ID',
): Promise<void> {
  await byPopup(page, `Sign In ${title}`, person)
  await whenSession(page, 'signedIn', person)
}

export const cookieNames = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name)

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Session ended' })

/** Needs the settings page. */
export const signOut = (page: Page): Promise<void> =>
  page.locator('#profile').getByRole('button', { name: 'Sign out' }).click()
