// A form with repository fields, for users with or without a login at the host, and a scripted autocomplete.

import type { RepoFieldStates } from '../../src/model/scaffolder/fields/repoFieldState.ts'
import { createAuthApi } from '../../src/sagas/session/services/authApi.ts'
import { createSessionRequests } from '../../src/sagas/session/services/sessionRequests.ts'
import { fakeProviders, providerSession } from './fakeSessions.ts'
import { answerOf } from './importWorld.ts'
import { integrationsFrom } from './integrations.ts'
import { testConfig } from './processHarness.ts'
import { startTemplateForm, type TemplateFormOptions } from './templateFormWorld.ts'

/** Tokens by provider; nothing but the requests to the backend may contain them. */
export const tokens: Readonly<Record<string, string>> = {
  github: 'ghu_of_mona',
  gitlab: 'glpat_of_mona',
}

const options = { requestUserCredentials: { secretsKey: 'TOKEN' } }
const picker = (name: string) => ({ type: 'string', 'ui:field': name, 'ui:options': options })

const steps = [
  {
    title: 'The repository',
    schema: {
      properties: {
        isNew: { type: 'boolean', default: true },
        branch: picker('RepoBranchPicker'),
        others: { type: 'array', items: picker('RepoUrlPicker') },
      },
      if: { properties: { isNew: { const: true } }, required: ['isNew'] },
      then: { properties: { repoUrl: picker('RepoUrlPicker') } },
    },
  },
]

/** One request to autocomplete. */
interface Asked {
  readonly path: string
  readonly body: unknown
  readonly isAborted: () => boolean
}

interface Options extends Pick<TemplateFormOptions, 'kept' | 'starts'> {
  /** By path, such as `github/owners`; others fail. */
  readonly results?: Readonly<Record<string, readonly object[]>>
}

const allScopes = [
  ...['repo', 'read:org', 'read:user', 'gist'],
  ...['read_user', 'read_api', 'read_repository', 'write_repository', 'api'],
]

export function startRepoForm({ results = {}, ...rest }: Options = {}) {
  const asked: Asked[] = []
  const access = createSessionRequests()
  let isHeld = false
  let current: Readonly<Record<string, string>> = tokens
  const providers = fakeProviders({ token: (providerId) => current[providerId] ?? null })
  const run = startTemplateForm({
    ...rest,
    steps,
    config: { ...testConfig, integrations: integrationsFrom({}) },
    services: {
      access,
      providers,
      auth: createAuthApi({ access, providers, isRedirecting: () => false }),
    },
    autocomplete: (path, body, signal) => {
      asked.push({ path, body, isAborted: () => signal.aborted })
      if (isHeld) return new Promise<never>(() => undefined)
      const found = results[path]
      return Promise.resolve(
        found
          ? answerOf(200, { results: found })
          : answerOf(400, { error: { name: 'InputError' } }),
      )
    },
  })
  return {
    ...run,
    providers,
    asked,
    /** The user has a session with every scope, at each provider. */
    logIn: () => {
      providers.refresh.answers(providerSession(allScopes))
    },
    holdAutocomplete: () => {
      isHeld = true
    },
    changeToken: (token: string) => {
      current = { ...current, github: token }
    },
    states: () => (run.state() as unknown as { readonly repoFields: RepoFieldStates }).repoFields,
    /** The form's secrets as they would be sent. */
    sealed: () => run.secrets.added('template:default/new-service'),
    chooses: async (repoUrl: string) => {
      run.type({ isNew: true, repoUrl })
      await run.advance(500)
    },
  }
}
