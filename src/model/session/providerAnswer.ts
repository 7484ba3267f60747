// Reads the auth backend's response about a session (spec 3 §3) leniently, and separates tokens from the rest.

import { isRecord } from '../isRecord.ts'
import { notASession, noUserEntityRef } from './authFailures.ts'
import { tokenOfAnswer } from './guestSession.ts'
import type { Identity, Profile, ProviderSession } from './person.ts'
import { normaliseScopes } from './providers.ts'
import { defaultLifetime, ownershipOf, tokenClaims } from './tokenClaims.ts'

/** Only for the memory of a service. */
export interface Tokens {
  readonly access?: string
  readonly id?: string
  readonly backstage?: string
}

export interface ProviderAnswer {
  readonly session: ProviderSession
  readonly tokens: Tokens
}

interface Asked {
  readonly providerId: string
  /** Without scopes in the response, those requested count as granted (RFC 6749 §5.1). */
  readonly scopes: readonly string[]
  /** Milliseconds since epoch. */
  readonly now: number
}

type Fields = Readonly<Record<string, unknown>>

/** Own keys only. */
function field(of: Fields, name: string): unknown {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

const part = (of: Fields, name: string): Fields => {
  const value = field(of, name)
  return isRecord(value) ? value : {}
}

function text(of: Fields, name: string): string | undefined {
  const value = field(of, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const refs = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((ref) => typeof ref === 'string') : undefined

function expiriesOf(of: Fields, now: number): readonly number[] {
  const seconds = field(of, 'expiresInSeconds')
  const at = field(of, 'expiresAt')
  const date = typeof at === 'string' ? Date.parse(at) : at
  return [typeof seconds === 'number' ? now + seconds * 1_000 : NaN, date].filter(
    (expiry): expiry is number => Number.isFinite(expiry),
  )
}

/**
 * The lifetime of a token that was just issued does not depend on the local clock: with a clock ten minutes ahead, each
 * new token would already be expired.
 */
function tokenExpiries(token: string | undefined, now: number): readonly number[] {
  if (token === undefined) return []
  const { exp, iat } = tokenClaims(token)
  if (typeof exp !== 'number') return []
  return [typeof iat === 'number' ? now + (exp - iat) * 1_000 : exp * 1_000]
}

/** Expiry of the Backstage token. */
function identityExpiryOf(json: Fields, now: number): number | null {
  const token = tokenOfAnswer(json)
  if (token === undefined) return null
  const said = [...expiriesOf(part(json, 'backstageIdentity'), now), ...tokenExpiries(token, now)]
  return said.length > 0 ? Math.min(...said) : now + defaultLifetime
}

function expiryOf(json: Fields, now: number): number | null {
  const ofIdentity = identityExpiryOf(json, now)
  const all = [
    ...expiriesOf(part(json, 'providerInfo'), now),
    ...(ofIdentity === null ? [] : [ofIdentity]),
  ]
  return all.length === 0 ? null : Math.min(...all)
}

/** Nested, or next to the token. Null without a sign-in resolver. */
function identityOf(json: Fields): Identity | null {
  if (!isRecord(field(json, 'backstageIdentity'))) return null
  const flat = part(json, 'backstageIdentity')
  const nested = isRecord(field(flat, 'identity')) ? part(flat, 'identity') : flat
  const userEntityRef = text(nested, 'userEntityRef')
  if (userEntityRef === undefined) throw noUserEntityRef()
  const said = refs(field(nested, 'ownershipEntityRefs')) ?? []
  return { userEntityRef, ownershipEntityRefs: ownershipOf(tokenOfAnswer(json) ?? null, said) }
}

function profileOf(json: Fields): Profile {
  const profile = part(json, 'profile')
  const email = text(profile, 'email')
  const displayName = text(profile, 'displayName')
  const picture = text(profile, 'picture')
  return {
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...(picture !== undefined && { picture }),
  }
}

function scopesOf(json: Fields, { providerId, scopes }: Asked): readonly string[] {
  const info = part(json, 'providerInfo')
  const granted = normaliseScopes(
    providerId,
    text(info, 'scope') ?? refs(field(info, 'scopes')) ?? text(info, 'scopes'),
  )
  return granted.length > 0 ? granted : normaliseScopes(providerId, scopes)
}

/**
 * Throws a `FailureError` if it is no session, or names no user (AUTH-32). The message repeats nothing of the response.
 */
export function readProviderAnswer(json: unknown, asked: Asked): ProviderAnswer {
  if (!isRecord(json)) throw notASession()
  const info = part(json, 'providerInfo')
  const access = text(info, 'accessToken')
  const id = text(info, 'idToken')
  const backstage = tokenOfAnswer(json)
  const identity = identityOf(json)
  if (access === undefined && id === undefined && backstage === undefined) throw notASession()
  return {
    session: {
      scopes: scopesOf(json, asked),
      expiresAt: expiryOf(json, asked.now),
      identityExpiresAt: identityExpiryOf(json, asked.now),
      profile: profileOf(json),
      identity,
    },
    tokens: {
      ...(access !== undefined && { access }),
      ...(id !== undefined && { id }),
      ...(backstage !== undefined && { backstage }),
    },
  }
}
