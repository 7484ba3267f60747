// GitHub's accounts, with all fields of its description.

import { createHash } from 'node:crypto'
import type { TokenOwner } from '../sourceControl/tokens.ts'

export type Json = Readonly<Record<string, unknown>>

export interface Addresses {
  /** Base URL of the API. */
  readonly root: string
  /** Base URL of the pages. */
  readonly host: string
}

/** The organisation of all repositories. */
export const organisation = 'larkspur'

export const nodeId = (kind: string, id: number | string) =>
  Buffer.from(`${kind}:${String(id)}`).toString('base64url')

/** Equal names have equal ids. */
const idOf = (name: string) => createHash('sha1').update(name).digest().readUInt32BE()

export function showAccount(login: string, type: string, { root, host }: Addresses): Json {
  const path = encodeURIComponent(login)
  const url = `${root}/users/${path}`
  const below = (path: string) => `${url}/${path}`
  return {
    login,
    id: idOf(login),
    node_id: nodeId(type, login),
    avatar_url: `${host}/avatars/${path}`,
    gravatar_id: '',
    url,
    html_url: `${host}/${path}`,
    followers_url: below('followers'),
    following_url: below('following{/other_user}'),
    gists_url: below('gists{/gist_id}'),
    starred_url: below('starred{/owner}{/repo}'),
    subscriptions_url: below('subscriptions'),
    organizations_url: below('orgs'),
    repos_url: below('repos'),
    events_url: below('events{/privacy}'),
    received_events_url: below('received_events'),
    type,
    user_view_type: 'public',
    site_admin: false,
  }
}

/** As seen with the user's own token. */
export const showSelf = (owner: TokenOwner, addresses: Addresses): Json => ({
  ...showAccount(owner.name, 'User', addresses),
  user_view_type: 'private',
  name: owner.displayName,
  email: owner.email,
  ...{ company: null, blog: '', location: null, hireable: null, bio: null },
  ...{ public_repos: 0, public_gists: 0, followers: 0, following: 0 },
  ...{ private_gists: 0, total_private_repos: 0, owned_private_repos: 0 },
  ...{ disk_usage: 0, collaborators: 0, two_factor_authentication: true },
  created_at: '2021-03-04T08:00:00Z',
  updated_at: '2026-01-12T08:00:00Z',
})
