// What the backend answers to the form of a template: its steps, the entities of its pickers, and a task that ends at once.

import { http, HttpResponse } from 'msw'
import { asJsonRecord, type JsonRecord } from '../../src/model/json.ts'
import { backendUrl, server } from './backend.ts'

const scaffolder = `${backendUrl}/api/scaffolder/v2`

interface AnsweredForm {
  /** That the pickers asked for. */
  readonly filters: readonly (string | null)[]
  /** Values of the tasks that were started. */
  readonly sent: readonly JsonRecord[]
}

/** `items` are the entities that the pickers can find. */
export function answerForm(
  name: string,
  steps: readonly { readonly title: string; readonly schema: object }[],
  items: readonly object[] = [],
): AnsweredForm {
  const filters: (string | null)[] = []
  const sent: JsonRecord[] = []
  server.use(
    http.get(`${scaffolder}/templates/default/template/${name}/parameter-schema`, () =>
      HttpResponse.json({ title: name, steps }),
    ),
    http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      filters.push(...searchParams.getAll('filter'))
      const text = (searchParams.get('fullTextFilterTerm') ?? '').toLowerCase()
      const found = items.filter((item) => JSON.stringify(item).toLowerCase().includes(text))
      return HttpResponse.json({ items: found, totalItems: found.length, pageInfo: {} })
    }),
    http.get(`${backendUrl}/api/catalog/entity-facets`, () => HttpResponse.json({ facets: {} })),
    http.get(`${scaffolder}/tasks/task-1/events`, () =>
      HttpResponse.json([{ id: 1, type: 'completion', body: {} }]),
    ),
    http.get(`${scaffolder}/tasks/task-1`, () =>
      HttpResponse.json({
        id: 'task-1',
        status: 'completed',
        createdAt: '2026-01-01T00:00:00.000Z',
        spec: {},
      }),
    ),
    http.post(`${scaffolder}/tasks`, async ({ request }) => {
      sent.push(asJsonRecord(asJsonRecord(await request.json())['values']))
      return HttpResponse.json({ id: 'task-1' }, { status: 201 })
    }),
  )
  return { filters, sent }
}
