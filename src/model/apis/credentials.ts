// How keys, passwords and tokens are sent with a request that is tried out.

import { base64OfText } from '../base64.ts'
import type { SecurityRequirement, SecurityScheme } from './security.ts'
import type { TryOutTarget, TypedValue } from './tryOut.ts'

/** How a key or token is sent, if it can be. */
export interface CredentialPlace {
  readonly scheme: string
  readonly place: 'header' | 'query' | 'cookie'
  readonly name: string
  /** Prefix of what the user types. */
  readonly prefix: string
  /** Basic authentication asks for a user, too. */
  readonly isBasic: boolean
}

const authorization = (scheme: string, prefix: string): CredentialPlace => ({
  scheme,
  place: 'header',
  name: 'Authorization',
  prefix: `${prefix} `,
  isBasic: prefix === 'Basic',
})

const places = ['header', 'query', 'cookie'] as const

function placesOf({ name: scheme, type, detail = '' }: SecurityScheme): readonly CredentialPlace[] {
  const [first = '', ...rest] = detail.split(' · ')
  const place = places.find((one) => one === first)
  if (type === 'apiKey' || type === 'httpApiKey')
    return place ? [{ scheme, place, name: rest.join(' · '), prefix: '', isBasic: false }] : []
  if (type === 'basic') return [authorization(scheme, 'Basic')]
  if (type === 'http') {
    const known = first === '' ? 'basic' : first
    return [authorization(scheme, known.charAt(0).toUpperCase() + known.slice(1).toLowerCase())]
  }
  return type === 'oauth2' || type === 'openIdConnect' ? [authorization(scheme, 'Bearer')] : []
}

export const schemesOf = (requirements: readonly SecurityRequirement[]): readonly string[] => [
  ...new Set(requirements.flatMap((one) => one.map(({ name }) => name))),
]

/** The proxy authenticates itself, because `Authorization` is the portal's there. */
export const credentialPlacesOf = (
  schemes: readonly SecurityScheme[],
  wanted: readonly string[],
  way: TryOutTarget['way'],
): readonly CredentialPlace[] =>
  schemes
    .filter(({ name }) => wanted.includes(name))
    .flatMap(placesOf)
    .filter(({ name }) => way === 'direct' || name.toLowerCase() !== 'authorization')

export interface TypedCredential {
  readonly user?: string | undefined
  readonly key?: string | undefined
}

/** Undefined if nothing was typed. A prefix that was pasted with the token is not doubled. */
export function valueOfCredential(
  { place, name, prefix, isBasic }: CredentialPlace,
  { user = '', key = '' }: TypedCredential,
): TypedValue | undefined {
  if (user === '' && key === '') return undefined
  if (isBasic)
    return { place, name, value: prefix + base64OfText(`${user}:${key}`), isSecret: true }
  const hasPrefix = prefix !== '' && key.toLowerCase().startsWith(prefix.toLowerCase())
  return { place, name, value: hasPrefix ? key : prefix + key, isSecret: true }
}
