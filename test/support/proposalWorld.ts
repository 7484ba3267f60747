// A proposal of an entity file, as far as somebody has come who opened the page.

import { proposalSubmitted } from '../../src/features/import/proposalsSlice.ts'
import type { Answer } from '../../src/features/shell/backendApi.ts'
import type { ProposalStep } from '../../src/model/import/proposal.ts'
import { sourceControlScopes } from '../../src/model/session/sourceControlScopes.ts'
import { emptyHost, hosts } from './fakeHosts.ts'
import { providerSession } from './fakeSessions.ts'
import { analysis, answerOf, refusalOf, startImport, type Sent } from './importWorld.ts'

export type HostName = keyof typeof hosts

/** What the catalog proposes. */
const generated = { kind: 'Component', metadata: { name: 'basket' } }
export const text = 'kind: Component\nmetadata:\n  name: basket\n'
export const branch = 'backstage-integration'

/** What a test of steps is not about. */
const around = /^(?:boot|session|backend|userSettings|location|providers|imports|importEntry)\//
/** Nor one of what comes of them. */
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

/** The step whose request it is; nothing for one that only looks what is there. */
const stepOf = (name: HostName, { method, url }: Sent): ProposalStep | undefined =>
  forms[name].find(([form]) => form.test(`${method} ${url}`))?.[1]

/** The answer in place of the host's own; nothing where that counts. */
export type Spoil = (step: ProposalStep | undefined, sent: Sent) => Promise<Answer> | undefined

interface Options {
  readonly spoil?: Spoil
  readonly kept?: Readonly<Record<string, string>>
  readonly content?: ReturnType<typeof emptyHost>
  readonly aside?: RegExp
}

/** Whoever is signed in at the host as well has opened a repository without entities. */
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
  // Of Azure DevOps the catalog's analysis knows nothing: whether it has the file is asked for itself.
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
    /** The steps that were sent, those that only look left out. */
    sentSteps: () => run.host.calls.flatMap(([sent]) => stepOf(name, sent) ?? []),
  }
}
