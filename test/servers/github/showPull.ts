// GitHub's pull requests, with all fields of its description.

import type { CodeRepository, Proposal } from '../sourceControl/codeRepositories.ts'
import { nodeId, organisation, showAccount, type Addresses, type Json } from './showAccount.ts'
import { apiUrl, pageUrl, showRepository } from './showRepository.ts'

export function showPull(
  proposal: Proposal,
  heads: { readonly from: string; readonly into: string; readonly isMergeable: boolean | null },
  repository: CodeRepository,
  addresses: Addresses,
): Json {
  const { number, merged, author, createdAt, status } = proposal
  const url = apiUrl(repository, addresses, `/pulls/${String(number)}`)
  const issue = apiUrl(repository, addresses, `/issues/${String(number)}`)
  const page = pageUrl(repository, addresses, `/pull/${String(number)}`)
  const user = showAccount(author.name, 'User', addresses)
  const side = (ref: string, sha: string) => ({
    label: `${organisation}:${ref}`,
    ref,
    sha,
    user: showAccount(organisation, 'Organization', addresses),
    repo: showRepository(repository, addresses),
  })
  const links = {
    ...{ self: url, html: page, issue, comments: `${issue}/comments` },
    review_comments: `${url}/comments`,
    review_comment: apiUrl(repository, addresses, '/pulls/comments{/number}'),
    commits: `${url}/commits`,
    statuses: apiUrl(repository, addresses, `/statuses/${heads.from}`),
  }
  return {
    id: repository.id * 1_000 + number,
    node_id: nodeId('PullRequest', `${repository.name}:${String(number)}`),
    ...{ number, title: proposal.title, body: proposal.description || null, user, url },
    ...{ html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch`, issue_url: issue },
    ...{ comments_url: links.comments, commits_url: links.commits },
    ...{ review_comments_url: links.review_comments, review_comment_url: links.review_comment },
    statuses_url: links.statuses,
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    state: status === 'open' ? 'open' : 'closed',
    ...{ locked: false, draft: false, labels: [], milestone: null, assignee: null, assignees: [] },
    ...{ requested_reviewers: [], requested_teams: [], auto_merge: null, active_lock_reason: null },
    author_association: author.isMember ? 'MEMBER' : 'NONE',
    ...{ created_at: createdAt, updated_at: merged?.at ?? createdAt },
    ...{ closed_at: merged?.at ?? null, merged_at: merged?.at ?? null },
    merge_commit_sha: merged?.sha ?? null,
    ...{ head: side(proposal.from, heads.from), base: side(proposal.into, heads.into) },
    merged: merged !== undefined,
    merged_by: merged ? showAccount(merged.by.name, 'User', addresses) : null,
    mergeable: heads.isMergeable,
    rebaseable: null,
    mergeable_state: heads.isMergeable === null ? 'unknown' : heads.isMergeable ? 'clean' : 'dirty',
    ...{
      comments: 0,
      review_comments: 0,
      commits: 1,
      additions: 0,
      deletions: 0,
      changed_files: 1,
    },
    maintainer_can_modify: false,
  }
}
