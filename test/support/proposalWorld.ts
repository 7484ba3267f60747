// A proposal of an entity file, opened on its page and ready to be sent.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { proposalSubmitted } from '../../src/features/import/proposalsSlice.ts'
import type { ProposalStep } from '../../src/model/import/proposal.ts'
import { sourceControlScopes } from '../../src/model/session/sourceControlScopes.ts'
import { emptyHost, hosts } from './fakeHosts.ts'
import { providerSession } from './fakeSessions.ts'
import { analysis, answerOf, refusalOf, startImport, type Sent } from './importWorld.ts'

export type HostName = keyof typeof hosts

/** The catalog's suggestion. */
const generated = { kind: 'Component', metadata: { name: 'basket' } }
export const text = 'kind: Component\nmetadata:\n  name: basket\n'
export const branch = 'backstage-integration'

/** Events ignored in tests of steps. */
const around = /^(?:boot|session|backend|userSettings|location|providers|imports|importEntry)\//
/** Ignores all events. */
export const allEvents = /^/

const forms: Readonly<Record<HostName, readonly (readonly [RegExp, ProposalStep])[]>> = {
  github: [
    [/^GET .*\/repos\/[^/]+\/[^/]+$/, 'repository'],
    [/\/git\/ref\//, 'defaultBranch'],
    [/\/git\/refs$/, 'branch'],
    [/^PUT .*\/contents\//, 'file'],
    [/^POST .*\/pulls$/, 'pullRequest'],
  ],
  azure: [
    [/^GET .*\/repositories\/[^/]+\?/, 'repository'],
    [/^GET .*\/refs\?/, 'defaultBranch'],
    [/\/pushes\?/, 'file'],
    [/^POST .*\/pullrequests\?/, 'pullRequest'],
  ],
}

/** The step of a request; undefined if it only reads. */
const stepOf = (name: HostName, { method, url }: Sent): ProposalStep | undefined =>
  forms[name].find(([form]) => form.test(`${method} ${url}`))?.[1]

/** Replaces the host's response; undefined keeps it. */
export type Spoil = (step: ProposalStep | undefined, sent: Sent) => Promise<Answer> | undefined

interface Options {
  readonly spoil?: Spoil
  readonly kept?: Readonly<Record<string, string>>
  readonly content?: ReturnType<typeof emptyHost>
  readonly aside?: RegExp
}

/** A user who is also signed in at the host has opened a repository without entities. */
export async function startProposal(name: HostName, options: Options = {}) {
  const { spoil = () => undefined, kept = {}, content = emptyHost(), aside = around } = options
  const { target, ask } = hosts[name]
  const run = startImport({
    kept,
    aside,
    ask: async (sent) => (await spoil(stepOf(name, sent), sent)) ?? ask(content, sent),
  })
  const scopes = sourceControlScopes(name, { repoWrite: true })
  run.providers.refresh.answers(providerSession(scopes))
  run.catalog.analyze.answers(analysis({}, { generated: [generated] }))
  // The catalog's analysis does not support Azure DevOps, so the file is looked for separately.
  run.catalog.dryRun.answers(refusalOf(400, 'NotFoundError: no matching files found'))
  run.catalog.validate.answers(answerOf(200, null))
  await run.open(target)
  await run.advance(500)
  await run.given()
  return {
    ...run,
    target,
    content,
    state: () => run.proposal(target),
    submit: async () => {
      run.dispatch(proposalSubmitted({ target }))
      await run.advance()
    },
    /** The sent steps, without reading requests. */
    sentSteps: () => run.host.calls.flatMap(([sent]) => stepOf(name, sent) ?? []),
  }
}
