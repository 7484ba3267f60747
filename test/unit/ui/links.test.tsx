import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { allowLinkSchemes, isPortalPath, safePicture, safeUrl } from '../../../src/model/links.ts'
import { refuseScriptWindows } from '../../../src/sagas/services/scriptWindows.ts'
import { followLinks } from '../../../src/store/followLinks.ts'
import { createPortalRouter } from '../../../src/store/portalRouter.ts'
import { BasePath, Link } from '../../../src/ui/Link.tsx'
import { startMessages } from '../../../src/ui/messages/i18n.ts'

it.each([
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['http://example.org/a.png', undefined],
  ['data:text/html,x', undefined],
  ['javascript:alert(1)', undefined],
  ['/a.png', undefined],
])('takes %s for the address of a picture: %s', (text, address) => {
  expect(safePicture(text)).toBe(address)
})

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:javascript:alert(1)',
]
const others = [
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://host/id',
  'file:///etc/passwd',
  'view-source:http://a.example',
  'javascript&colon;alert(1)',
  '//evil.example',
  '/\\evil.example',
  'not a url',
  '',
]

beforeAll(startMessages)
afterEach(cleanup)

describe('a link of a stranger', () => {
  it.each([...scripts, ...others])('to %j is text that says why', (to) => {
    render(<Link to={to}>Runbook</Link>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Runbook').title).toBe('Link blocked: unsafe URL.')
  })

  it.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['HTTP://A.example', 'http://a.example/'],
    ['mailto:team@a.example', 'mailto:team@a.example'],
  ])('to %s opens beside the portal', (to, href) => {
    expect(safeUrl(to)).toBe(href)
    render(<Link to={to}>Runbook</Link>)
    const link = screen.getByRole('link')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    expect(link.getAttribute('rel')).toBe('noreferrer')
  })
})

const elsewhere = [
  '//a.example',
  '/\\a.example',
  '/\t/a.example',
  '/\n\r\\a.example',
  '/\t\t//a.example',
]

it.each([...scripts, ...others, ...elsewhere])('%j is no path of the portal', (text) => {
  expect(isPortalPath(text)).toBe(false)
})

describe('a link to a page of the portal', () => {
  async function follow(link: React.ReactElement, keys = '') {
    const router = createPortalRouter({
      base: '/portal',
      history: UNSAFE_createMemoryHistory({ initialEntries: ['/portal/catalog'] }),
    })
    const stop = followLinks(document, router, () => false)
    // Unless prevented, the browser would leave the page, which jsdom prints as an error.
    const prevented: boolean[] = []
    const watch = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', watch)
    const user = userEvent.setup()
    render(<BasePath value="/portal">{link}</BasePath>)
    if (keys !== '') await user.keyboard(keys)
    await user.click(screen.getByText('Go'))
    window.removeEventListener('click', watch)
    stop()
    const { location, historyAction } = router.state
    return { path: location.pathname + location.search, historyAction, prevented }
  }

  it('is followed without leaving the page', async () => {
    const followed = await follow(<Link to="/settings?tab=flags">Go</Link>)
    expect(followed.path).toBe('/portal/settings?tab=flags')
    expect([followed.historyAction, ...followed.prevented]).toEqual(['PUSH', true])
  })

  it('is followed from within a drawing', async () => {
    const drawing = (
      <svg>
        <Link to="/settings">
          <text>Go</text>
        </Link>
      </svg>
    )
    expect((await follow(drawing)).path).toBe('/portal/settings')
  })

  it('replaces the history entry where it leads to where one is', async () => {
    expect((await follow(<Link to="/catalog">Go</Link>)).historyAction).toBe('REPLACE')
  })

  it.each([
    [
      'with Ctrl held',
      <Link key="a" to="/settings">
        Go
      </Link>,
      '{Control>}',
    ],
    [
      'with Shift held',
      <Link key="b" to="/settings">
        Go
      </Link>,
      '{Shift>}',
    ],
    [
      'to another origin',
      <a key="c" href="https://a.example/portal/settings">
        Go
      </a>,
      '',
    ],
    [
      'beside the portal',
      <a key="d" href="/portalother/settings">
        Go
      </a>,
      '',
    ],
    [
      'for another window',
      <a key="e" href="/portal/settings" target="_blank">
        Go
      </a>,
      '',
    ],
    [
      'for a download',
      <a key="f" href="/portal/settings" download>
        Go
      </a>,
      '',
    ],
    [
      'to a place on the page',
      <a key="g" href="#content">
        Go
      </a>,
      '',
    ],
    [
      'that a component has dealt with',
      <Link
        key="h"
        to="/settings"
        onClick={(event) => {
          event.preventDefault()
        }}
      >
        Go
      </Link>,
      '',
    ],
  ])('is left to the browser %s', async (_when, link, keys) => {
    expect((await follow(link, keys)).path).toBe('/portal/catalog')
  })
})

describe('a window', () => {
  const page = () => {
    const open = jest.fn<Window['open']>()
    const guarded = { open, location: { href: 'https://portal.example/' } } as unknown as Window
    refuseScriptWindows(guarded)
    return { guarded, open }
  }

  it.each(scripts)('is not opened for %j', (url) => {
    const { guarded, open } = page()
    expect(() => guarded.open(url)).toThrow('javascript: URL')
    expect(open).not.toHaveBeenCalled()
  })

  it.each(['https://a.example', '/settings', 'about:blank'])('is opened for %s', (url) => {
    const { guarded, open } = page()
    guarded.open(url, 'name', 'width=450')
    expect(open).toHaveBeenCalledWith(url, 'name', 'width=450')
  })
})

it('has the schemes of the configuration, but none that runs or reads something', () => {
  allowLinkSchemes(['slack', 'MSTeams:', 'javascript', 'data:', 'file', 'not a scheme'])
  expect(safeUrl('slack://channel?id=C1')).toBe('slack://channel?id=C1')
  expect(safeUrl('msteams:/l/channel')).toBe('msteams:/l/channel')
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vscode://x',
  ])
    expect(safeUrl(text)).toBeUndefined()
})
