import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { serveNotifications } from '../../support/notificationsHandlers.ts'
import { renderApp } from '../../support/renderApp.tsx'

const rows = () =>
  within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const titles = () => rows().map((row) => row.querySelector('a, strong')?.textContent)

function open(at = '/notifications') {
  const backend = serveNotifications()
  const start = async () => {
    const app = renderApp({ at, services: backend.services, alsoLoads: ['notifications'] })
    await waitFor(() => {
      expect(backend.services.streams.socket.opened).toHaveLength(1)
    })
    backend.opened()
    return app
  }
  return { ...backend, start }
}

describe('notifications', () => {
  beforeEach(rememberGuest)

  it('lists the unread ones, newest first, with what they say and where they lead', async () => {
    const { send, start } = open()
    send('Saved and read', { read: 1, saved: 1 })
    send('Build failed', {
      ...{ severity: 'critical', topic: 'tasks', link: '/create/tasks/1' },
      description: 'In the third step.',
    })
    send('<b>Bold</b>', { link: 'javascript:alert(1)', severity: 'unheard of' })
    await start()
    expect(await screen.findByText('Build failed')).toBeVisible()
    expect(titles()).toEqual(['<b>Bold</b>', 'Build failed'])
    const [bold = document.body, failed = document.body] = rows()
    expect(failed).toHaveTextContent(/Critical.*In the third step\..*tasks.*scaffolder/)
    expect(within(failed).getByRole('link')).toHaveAttribute('href', '/create/tasks/1')
    expect(within(bold).queryByRole('link')).toBeNull()
    expect(bold.querySelector('strong')).toHaveAttribute('title', 'Link blocked: unsafe URL.')
    expect(screen.getByRole('link', { name: 'Notifications 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('finds them by view, severity, topic and text, as the URL says', async () => {
    const { send, start } = open()
    send('Kept', { saved: 1, read: 1 })
    send('Task done', { topic: 'tasks' })
    send('Pod crashed', { severity: 'high', topic: 'pods' })
    const { user, router } = await start()
    await screen.findByText('Pod crashed')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'high')
    await waitFor(() => {
      expect(titles()).toEqual(['Pod crashed'])
    })
    expect(router.state.location.search).toBe('?severity=high')
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'tasks')
    await waitFor(() => {
      expect(titles()).toEqual(['Task done'])
    })
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search notifications' }), 'crash')
    await waitFor(() => {
      expect(titles()).toEqual(['Pod crashed'])
    })
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await user.click(screen.getByRole('link', { name: 'Saved' }))
    await waitFor(() => {
      expect(titles()).toEqual(['Kept'])
    })
    await user.click(screen.getByRole('link', { name: 'All' }))
    await waitFor(() => {
      expect(titles()).toEqual(['Pod crashed', 'Task done', 'Kept'])
    })
  })

  it('marks one as read and saves it, and leaves the row where it is', async () => {
    const { all, send, start } = open()
    send('First')
    send('Second')
    const { user } = await start()
    await screen.findByText('First')
    const first = within(screen.getByRole('group', { name: 'Actions for First' }))
    await user.click(first.getByRole('button', { name: 'Mark as read' }))
    await user.click(first.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Notifications 1' })).toBeVisible()
    expect(titles()).toEqual(['Second', 'First'])
    expect(first.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
    expect(all[0]).toMatchObject({ read: 1, saved: 1 })
    await user.click(first.getByRole('button', { name: 'Mark as unread' }))
    expect(await screen.findByRole('link', { name: 'Notifications 2' })).toBeVisible()
  })

  it('marks all as read, and undoes it', async () => {
    const { send, start } = open()
    for (const title of ['One', 'Two', 'Three']) send(title)
    const { user } = await start()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('3 notifications marked as read')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Notifications 3' })).toBeVisible()
  })

  it('says that new ones have arrived, moves nothing, and shows them on request', async () => {
    const { arrive, send, start } = open()
    send('Read just now')
    const { user } = await start()
    await screen.findByText('Read just now')
    arrive(['New', 'Newer'])
    expect(await screen.findByText('2 new notifications')).toBeVisible()
    expect(titles()).toEqual(['Read just now'])
    expect(await screen.findByRole('link', { name: 'Notifications 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => {
      expect(titles()).toEqual(['Newer', 'New', 'Read just now'])
    })
    expect(screen.queryByText('2 new notifications')).toBeNull()
  })

  it('tells of a new one on another page, and leads to what it is about', async () => {
    const { all, arrive, start } = open('/settings')
    const { router, user } = await start()
    arrive(['Handbook changed'], { link: '/create/actions' })
    expect(await screen.findByText('Handbook changed')).toBeVisible()
    server.use(http.get(`${backendUrl}/api/scaffolder/v2/actions`, () => HttpResponse.json([])))
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(router.state.location.pathname).toBe('/create/actions')
    await waitFor(() => {
      expect(all[0]?.read).toBe(1)
    })
  })

  it('shows the next part on request, and an empty view with the next step', async () => {
    const { send, start } = open()
    for (let one = 1; one <= 60; one += 1) send(`Number ${String(one)}`)
    const { user } = await start()
    await screen.findByText('Number 60')
    expect(rows()).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => {
      expect(rows()).toHaveLength(60)
    })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Saved' }))
    expect(await screen.findByText('No saved notifications')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all notifications' }))
    expect(await screen.findByText('Number 60')).toBeVisible()
  })

  it('turns a topic off', async () => {
    const { start, world } = open()
    const { user } = await start()
    await user.click(await screen.findByText('Notification settings'))
    const channel = await screen.findByRole('group', { name: 'Portal' })
    await user.click(within(channel).getByRole('checkbox', { name: 'tasks' }))
    await waitFor(() => {
      expect(world.settings).toMatchObject({
        channels: [{ origins: [{ enabled: true, topics: [{ id: 'tasks', enabled: false }] }] }],
      })
    })
    await waitFor(() => {
      expect(within(channel).getByRole('checkbox', { name: 'tasks' })).not.toBeChecked()
    })
  })

  it('has no bell without the backend plugin, and says so on its page', async () => {
    renderApp({ at: '/notifications' })
    expect(await screen.findByText('Notifications not available')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull()
  })

  it('says why the list cannot be loaded, and loads it on request', async () => {
    const { send, start, world } = open('/settings')
    send('Here again')
    const { user } = await start()
    world.refusal = 400
    await user.click(screen.getByRole('link', { name: 'Notifications 1' }))
    expect(await screen.findByText("Couldn't load the notifications")).toBeVisible()
    world.refusal = null
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Here again')).toBeVisible()
  })
})
