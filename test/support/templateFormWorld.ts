// A portal with the form of a template, and a scaffolder whose responses a test gives.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { repoFieldsSlice } from '../../src/features/scaffolder/fields/repoFieldsSlice.ts'
import { formLinkSlice } from '../../src/features/scaffolder/form/formLinkSlice.ts'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import { parseJson, type Json, type JsonRecord } from '../../src/model/json.ts'
import { templatePath } from '../../src/model/paths.ts'
import { formSecretsRef } from '../../src/model/scaffolder/form/formMasks.ts'
import { openForm, type FormState } from '../../src/model/scaffolder/form/formState.ts'
import { formDraftsSaga } from '../../src/sagas/scaffolder/formDraftsSaga.ts'
import { formLinkSaga } from '../../src/sagas/scaffolder/formLinkSaga.ts'
import { formsSaga } from '../../src/sagas/scaffolder/formsSaga.ts'
import { repoFieldsSaga } from '../../src/sagas/scaffolder/repoFieldsSaga.ts'
import { createFormSecrets } from '../../src/sagas/scaffolder/services/formSecrets.ts'
import { templateFormSaga } from '../../src/sagas/scaffolder/templateFormSaga.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeBackend } from './fakeSessions.ts'
import { answerOf } from './importWorld.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'

export const templateRef = 'template:default/new-service'

/** Two steps; the size is only shown with a database. */
export const serviceSteps = [
  {
    title: 'About',
    schema: {
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Name', pattern: '^[a-z]+$' },
        password: { type: 'string', title: 'Password', 'ui:field': 'Secret' },
      },
    },
  },
  {
    title: 'Database',
    schema: {
      properties: { database: { type: 'boolean', title: 'Needs a database', default: false } },
      dependencies: {
        database: {
          oneOf: [
            { properties: { database: { const: false } } },
            {
              properties: {
                database: { const: true },
                size: { type: 'integer', title: 'Size', minimum: 1 },
              },
              required: ['size'],
            },
          ],
        },
      },
    },
  },
]

export interface TemplateFormOptions {
  readonly kept?: Readonly<Record<string, string>>
  readonly steps?: readonly unknown[]
  /** Response to the request for the schema, instead of one with `steps`. */
  readonly schema?: Answer
  /** Responses to `POST /v2/tasks`, one after the other; a function gets what was sent. */
  readonly starts?: readonly (Answer | ((text: string) => Answer))[]
  readonly search?: string
  readonly hash?: string
  /** Response to `GET /v2/tasks/{taskId}`. */
  readonly task?: Answer
  /** The test lists every event of the form. */
  readonly isStrict?: true
  readonly config?: PortalConfig
  /** Overrides the fakes. */
  readonly services?: Partial<Services>
  /** Responses to pickers, by URL. */
  readonly entities?: (url: string) => Promise<Answer>
  /** Responses to `POST /v2/autocomplete/…`; `path` begins with the provider. */
  readonly autocomplete?: (path: string, body: Json, signal: AbortSignal) => Promise<Answer>
}

const around = 'boot|session|backend|userSettings|location|providers|flags|pickers?'
const machinery = new RegExp(`^(?:${around})/`)
const everything = new RegExp(
  `^(?:${around}|forms|repoFields|formLink|clipboard|usedTemplates|editing)/`,
)

/** Hands over each value to whoever waits for it. */
function createWaiting<Value>() {
  let give: (value: Value) => void = () => undefined
  const next = () =>
    new Promise<Value>((resolve) => {
      give = resolve
    })
  return {
    next,
    give: (value: Value) => {
      give(value)
    },
  }
}

export function startTemplateForm(options: TemplateFormOptions = {}) {
  const { kept = {}, steps = serviceSteps, starts = [], search = '', hash = '' } = options
  const aside = options.isStrict ? machinery : everything
  const door = createDoor(options.config)
  const secrets = createFormSecrets()
  const sent: Json[] = []
  const copies = createWaiting<string>()
  const answers = [...starts]
  let schema = options.schema ?? answerOf(200, { title: 'New service', steps })
  const backend = fakeBackend((url, { method = 'GET', body, signal }) => {
    if (url.endsWith('/parameter-schema')) return Promise.resolve(schema)
    if (options.task && method === 'GET' && url.includes('/v2/tasks/'))
      return Promise.resolve(options.task)
    if (options.entities && url.includes('/entities/by-query')) return options.entities(url)
    const [, asked] = url.split('/v2/autocomplete/')
    if (asked !== undefined && options.autocomplete && signal)
      return options.autocomplete(asked, parseJson(body as string) as Json, signal)
    if (method !== 'POST' || !url.endsWith('/v2/tasks'))
      throw new Error(`The form does not ask for ${method} ${url}`)
    sent.push(parseJson(body as string) as Json)
    const answer = answers.shift()
    if (typeof answer === 'function') return Promise.resolve(answer(body as string))
    return answer ? Promise.resolve(answer) : new Promise<never>(() => undefined)
  })
  const run = startProcesses(
    [],
    {
      session: door.session,
      backend,
      clipboard: {
        write: (text) => {
          copies.give(text)
          return Promise.resolve()
        },
      },
      portal: {
        check: () => [],
        checkAll: () => Promise.resolve(),
        get: ({ id }: { readonly id: string }): never => {
          if (id !== formSecretsRef.id) throw new Error(`no service ${id}`)
          return secrets as never
        },
      },
      ...options.services,
    },
    { kept, aside },
  )
  run.portal.extend({
    id: 'scaffolder',
    slices: [form.formsSlice, repoFieldsSlice, formLinkSlice],
    processes: [
      { name: 'forms', saga: formsSaga },
      { name: 'templateForm', saga: templateFormSaga },
      { name: 'formDrafts', saga: formDraftsSaga },
      { name: 'repoFields', saga: repoFieldsSaga },
      { name: 'formLink', saga: formLinkSaga },
    ],
  })
  const machine = () => form.selectForm(run.state() as unknown as form.FormsRoot, templateRef)
  const open = async (user = mona) => {
    await door.enter(run, user)
    const pathname = templatePath('default', 'new-service')
    run.dispatch(navigated({ pathname, search, hash, by: 'push' }))
    await run.advance()
  }
  return {
    ...run,
    /** Signs in, without opening the form. */
    enter: (user: string) => door.enter(run, user),
    secrets,
    sent,
    machine,
    open,
    values: () => openForm(machine())?.values,
    /** The next text that is copied. */
    copied: copies.next,
    /** Resolves once the form has this status. */
    whenForm: (status: FormState['status']) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (machine().status === status) resolve()
        }
        run.portal.store.subscribe(look)
        look()
      }),
    problems: () => openForm(machine())?.problems.map((of) => of.map(({ pointer }) => pointer)),
    /** Into fields of the shown step, as the page does with each keystroke. */
    type: (values: JsonRecord) =>
      run.dispatch(
        form.valuesChanged({
          key: templateRef,
          values: { ...openForm(machine())?.values, ...values },
        }),
      ),
    next: async () => {
      run.dispatch(form.nextRequested({ key: templateRef }))
      await run.advance()
    },
    signOut: (by: 'user' | 'inactivity') => run.dispatch(signedOut({ by })),
    /** The template has another form from now on. */
    changeSteps: (changed: readonly unknown[]) => {
      schema = answerOf(200, { title: 'New service', steps: changed })
    },
  }
}

/** Both steps are filled, and the review is shown. */
export async function filledTemplateForm(options: TemplateFormOptions = {}) {
  const run = startTemplateForm(options)
  await run.open()
  run.type({ name: 'basket' })
  await run.next()
  run.type({ database: true, size: 3 })
  await run.next()
  return run
}
