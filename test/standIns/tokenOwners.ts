// Tokens that a code host accepts when it runs alone, without an identity provider.

import { alice, stranger, type Person } from '../servers/identityProvider/people.ts'
import type { FindOwner, TokenOwner } from '../servers/sourceControl/tokens.ts'

/** Named after what each may do. */
export const tokens = {
  writing: 'may-write',
  reading: 'may-only-read',
  outsider: 'is-no-member',
} as const

const ownerOf = (
  { name, displayName, email }: Person,
  ...scopes: readonly string[]
): TokenOwner => ({
  name,
  displayName,
  email,
  scopes,
  isMember: true,
})

const owners = new Map<string, TokenOwner>([
  [tokens.writing, ownerOf(alice, 'repo', 'vso.code_manage')],
  [tokens.reading, ownerOf(alice, 'read:user', 'vso.code')],
  [tokens.outsider, { ...ownerOf(stranger, 'repo', 'vso.code_manage'), isMember: false }],
])

export const findOwner: FindOwner = (token) => Promise.resolve(owners.get(token))
