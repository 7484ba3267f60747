// Everything needed for a pull request in the repository of a URL.

import type { Integration } from '../integrations/integration.ts'
import { repositoryUrl } from '../integrations/repositoryLinks.ts'
import { sourceControlAuth } from '../session/sourceControlAuth.ts'
import { azureCalls, azureCleanUp, azureFileUrl } from './azureCalls.ts'
import { githubCalls, githubCleanUp, githubFileUrl } from './githubCalls.ts'
import type { HostCalls } from './hostCalls.ts'
import { ImportError } from './importProblem.ts'
import type { Proposal, ProposalStep } from './proposal.ts'
import { recognise } from './recognition.ts'
import type { SourceControlAccess } from './sourceControl.ts'

export interface ProposalHost {
  readonly access: SourceControlAccess
  readonly calls: (step: ProposalStep, proposal: Proposal) => HostCalls
  readonly cleanUp: (proposal: Proposal) => HostCalls
  /** Address of the file after the merge. */
  readonly fileUrl: (proposal: Proposal) => string
}

const unsupported = (message: string) => new ImportError({ kind: 'directory', message })

/** Throws `ImportError` if pull requests are not supported there. */
export function hostOfTarget(target: string, integrations: readonly Integration[]): ProposalHost {
  const found = recognise(target, integrations, '')
  if (found.type !== 'repository') throw unsupported(target)
  const { integration, address } = found
  const access = sourceControlAuth(integration, { repoWrite: true })
  if (!access) throw unsupported(target)
  if (found.kind === 'github') {
    if (integration.apiBaseUrl === undefined) throw unsupported(target)
    const { baseUrl, owner, repository } = address
    const place = { apiBaseUrl: integration.apiBaseUrl, baseUrl, owner, repository }
    return {
      access,
      calls: (step, proposal) => githubCalls(place, step, proposal),
      cleanUp: (proposal) => githubCleanUp(place, proposal),
      fileUrl: (proposal) => githubFileUrl(place, proposal),
    }
  }
  const place = { pageUrl: repositoryUrl(integration, address) }
  return {
    access,
    calls: (step, proposal) => azureCalls(place, step, proposal),
    cleanUp: (proposal) => azureCleanUp(place, proposal),
    fileUrl: (proposal) => azureFileUrl(place, proposal),
  }
}
