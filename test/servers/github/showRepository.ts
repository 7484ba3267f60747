// GitHub's repositories, with all fields of its description.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import { nodeId, organisation, showAccount, type Addresses, type Json } from './showAccount.ts'

/** The suffixes of a repository's URL in its link fields. */
const repositoryPaths = {
  ...{ keys_url: 'keys{/key_id}', collaborators_url: 'collaborators{/collaborator}' },
  ...{ teams_url: 'teams', hooks_url: 'hooks', issue_events_url: 'issues/events{/number}' },
  ...{ events_url: 'events', assignees_url: 'assignees{/user}', branches_url: 'branches{/branch}' },
  ...{ tags_url: 'tags', blobs_url: 'git/blobs{/sha}', git_tags_url: 'git/tags{/sha}' },
  ...{ git_refs_url: 'git/refs{/sha}', trees_url: 'git/trees{/sha}' },
  ...{ statuses_url: 'statuses/{sha}', languages_url: 'languages', stargazers_url: 'stargazers' },
  ...{ contributors_url: 'contributors', subscribers_url: 'subscribers' },
  ...{ subscription_url: 'subscription', commits_url: 'commits{/sha}' },
  ...{ git_commits_url: 'git/commits{/sha}', comments_url: 'comments{/number}' },
  ...{ issue_comment_url: 'issues/comments{/number}', contents_url: 'contents/{+path}' },
  ...{ compare_url: 'compare/{base}...{head}', merges_url: 'merges', forks_url: 'forks' },
  ...{ archive_url: '{archive_format}{/ref}', downloads_url: 'downloads' },
  ...{ issues_url: 'issues{/number}', pulls_url: 'pulls{/number}', labels_url: 'labels{/name}' },
  ...{ milestones_url: 'milestones{/number}', releases_url: 'releases{/id}' },
  ...{
    notifications_url: 'notifications{?since,all,participating}',
    deployments_url: 'deployments',
  },
} as const

export const apiUrl = ({ name }: CodeRepository, { root }: Addresses, path = '') =>
  `${root}/repos/${organisation}/${name}${path}`
export const pageUrl = ({ name }: CodeRepository, { host }: Addresses, path = '') =>
  `${host}/${organisation}/${name}${path}`

const nothingYet = Object.fromEntries(
  [
    ...['forks', 'forks_count', 'open_issues', 'open_issues_count', 'stargazers_count'],
    ...['watchers', 'watchers_count', 'network_count', 'subscribers_count', 'size'],
  ].map((name) => [name, 0]),
)
const no = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]))

export function showRepository(repository: CodeRepository, addresses: Addresses): Json {
  const { id, name, description, isPrivate, defaultBranch, createdAt } = repository
  const page = pageUrl(repository, addresses)
  return {
    id,
    node_id: nodeId('Repository', id),
    name,
    full_name: `${organisation}/${name}`,
    owner: showAccount(organisation, 'Organization', addresses),
    private: isPrivate,
    visibility: isPrivate ? 'private' : 'public',
    description,
    default_branch: defaultBranch,
    url: apiUrl(repository, addresses),
    html_url: page,
    ...Object.fromEntries(
      Object.entries(repositoryPaths).map(([field, path]) => [
        field,
        apiUrl(repository, addresses, `/${path}`),
      ]),
    ),
    ...{ git_url: `${page}.git`, ssh_url: `${page}.git`, clone_url: `${page}.git`, svn_url: page },
    ...{ homepage: null, language: null, license: null, mirror_url: null },
    ...nothingYet,
    ...no('fork', 'archived', 'disabled', 'has_pages', 'has_wiki', 'has_projects'),
    ...no('has_downloads', 'has_discussions', 'has_issues'),
    ...{ created_at: createdAt, updated_at: createdAt, pushed_at: createdAt },
  }
}
