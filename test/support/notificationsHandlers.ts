// The notifications backend in memory behind msw, for journeys, with a socket that the test speaks through.

import { http, HttpResponse } from 'msw'
import { backendUrl, server } from './backend.ts'
import { fakeStreams } from './fakeStreams.ts'
import { createNotificationsServer, signalOf, type SentChanges } from './notificationsServer.ts'

/** The plugin's answers from now on, until the end of the test. */
export function serveNotifications() {
  const notifications = createNotificationsServer()
  const streams = fakeStreams()
  server.use(
    http.all(`${backendUrl}/api/notifications/*`, async ({ request }) => {
      const sent = await request.text()
      const { status, body } = notifications.answer(
        request.method,
        request.url,
        sent === '' ? undefined : sent,
      )
      return HttpResponse.json(body as object, { status })
    }),
  )
  return {
    ...notifications,
    services: { streams },
    /** Sends them, and the signal of each. */
    arrive: (titles: readonly string[], changes?: SentChanges) => {
      const ids = titles.map((title) => notifications.send(title, changes))
      streams.socket.opened.at(-1)?.says(...ids.map(signalOf))
    },
    opened: () => {
      streams.socket.opened.at(-1)?.opens()
    },
  }
}
