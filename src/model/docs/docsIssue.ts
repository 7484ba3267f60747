// Links that report an issue in the source of a documentation (spec 2 §2): GitHub and GitLab only.

import { encodePart } from '../encodePath.ts'
import { integrationOf, type Integration } from '../integrations/integration.ts'
import { repositoryUrl } from '../integrations/repositoryLinks.ts'
import { parseRepositoryUrl } from '../integrations/repositoryUrl.ts'

const longestTitle = 70
const longestBody = 4_000

/**
 * Cut to 70 characters with `...` (spec 2 §9).
 * @internal Exported for tests.
 */
export function issueTitle(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim())
  return letters.length > longestTitle
    ? `${letters.slice(0, longestTitle).join('')}...`
    : letters.join('')
}

export interface IssueTexts {
  /** Cut by `issueTitle`. */
  readonly title: string
  readonly body: string
}

/** Markdown that quotes a selection. */
export const quoted = (text: string): string =>
  Array.from(text.trim())
    .slice(0, longestBody)
    .join('')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** The page of the host that opens an issue; undefined if the source is not on GitHub or GitLab. */
export function issueUrl(
  source: string,
  integrations: readonly Integration[],
  { title, body }: IssueTexts,
): string | undefined {
  const integration = integrationOf(integrations, source)
  if (integration?.type !== 'github' && integration?.type !== 'gitlab') return undefined
  const names =
    integration.type === 'github' ? ['title', 'body'] : ['issue[title]', 'issue[description]']
  const page = repositoryPage(source, integration)
  if (page === undefined) return undefined
  const texts = [issueTitle(title), body]
  const query = names.map((name, index) => `${encodePart(name)}=${encodePart(texts[index] ?? '')}`)
  return `${page}/issues/new?${query.join('&')}`
}

function repositoryPage(source: string, integration: Integration): string | undefined {
  try {
    return repositoryUrl(integration, parseRepositoryUrl(integration, source)).replace(
      /(?<!\/)\/+$/,
      '',
    )
  } catch {
    return undefined
  }
}
