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

/** The whole state is read: in each frame of several pages, that would keep them from their work. */
export const pollRarely = { polling: 250 }

/** Resolves once the session has this status, and belongs to `person` if given. Throws with the session that it has. */
export async function whenSession(page: Page, status: string, person?: Person): Promise<void> {
  const isReached = ([wanted, ref]: readonly [string, string | undefined]) => {
    const read = (window as { porticoState?: () => string }).porticoState
    if (!read) return false
    const { session } = JSON.parse(read()) as Known
    return session.status === wanted && (!ref || session.identity?.userEntityRef === ref)
  }
  try {
    await page.waitForFunction(isReached, [status, person && refOf(person)] as const, pollRarely)
  } catch (thrown) {
    const { session, providers } = (await stateOf(page)) ?? {}
    throw new Error(JSON.stringify({ status, session, providers }), { cause: thrown })
  }
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

export const all = async (
  pages: readonly Page[],
  wait: (page: Page) => Promise<unknown>,
): Promise<void> => {
  await Promise.all(pages.map(wait))
}

export const whenRefreshing = (page: Page) =>
  page.waitForFunction(
    () =>
      (window as unknown as { porticoState: () => string })
        .porticoState()
        .includes('"oidc":{"status":"refreshing"'),
    undefined,
    pollRarely,
  )

/** Resolves once the session lasts for most of an hour by the page's clock. */
export const whenRenewed = (page: Page) =>
  page.waitForFunction(
    () => {
      const { session } = JSON.parse(
        (window as unknown as { porticoState: () => string }).porticoState(),
      ) as { session: { status: string; expiresAt: number } }
      return session.status === 'signedIn' && session.expiresAt - Date.now() > 50 * 60_000
    },
    undefined,
    pollRarely,
  )

/** Resolves once nothing is being renewed, and every answer has arrived. */
export const whenCalm = (page: Page) =>
  page.waitForFunction(
    () => {
      const { session, providers, backend } = JSON.parse(
        (window as unknown as { porticoState: () => string }).porticoState(),
      ) as {
        session: { status: string }
        providers: Record<string, { status: string }>
        backend: { queries: Record<string, { status: string }> }
      }
      return (
        session.status === 'signedIn' &&
        providers['oidc']?.status === 'signedIn' &&
        Object.values(backend.queries).every(({ status }) => status !== 'pending')
      )
    },
    undefined,
    pollRarely,
  )

/** Hears nothing of the session from other tabs, as a tab that the browser has put to sleep. */
export const deafen = (page: Page) =>
  page.addInitScript(() => {
    const listen = Reflect.get(BroadcastChannel.prototype, 'addEventListener')
    Object.assign(BroadcastChannel.prototype, {
      addEventListener(this: BroadcastChannel, ...args: Parameters<typeof listen>) {
        if (this.name !== 'portico.session') listen.apply(this, args)
      },
    })
  })
