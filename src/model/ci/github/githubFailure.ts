// Why GitHub refuses, from status, headers and message.

import { failureOfResponse, type Failure } from '../../failure.ts'
import { isRecord } from '../../isRecord.ts'
import { parseJson } from '../../json.ts'
import { ciFailureNames } from '../ciFailures.ts'
import type { CiReply } from '../ciHost.ts'

function messageOf({ text }: CiReply): string | undefined {
  const json = parseJson(text)
  const message = isRecord(json) ? json['message'] : undefined
  return typeof message === 'string' ? message : undefined
}

const listOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').flatMap((part) => part.trim() || [])

/** True if no scope of the token is one of those that would do. */
function lacksScope({ header }: CiReply): boolean {
  const accepted = listOf(header('x-accepted-oauth-scopes'))
  const granted = listOf(header('x-oauth-scopes'))
  return (
    header('x-oauth-scopes') !== null &&
    accepted.length > 0 &&
    !accepted.some((scope) => granted.includes(scope))
  )
}

function nameOf(reply: CiReply): string | undefined {
  const { status, header } = reply
  const message = messageOf(reply) ?? ''
  if (status === 410) return ciFailureNames.gone
  if (status !== 403 && status !== 429) return undefined
  const isLimit =
    status === 429 ||
    header('x-ratelimit-remaining') === '0' ||
    header('retry-after') !== null ||
    /rate limit/i.test(message)
  if (isLimit) return ciFailureNames.limit
  if (header('x-github-sso') !== null || message.includes('SAML')) return ciFailureNames.sso
  return lacksScope(reply) ? ciFailureNames.scope : ciFailureNames.forbidden
}

export function githubFailure(reply: CiReply, request: NonNullable<Failure['request']>): Failure {
  const { status, statusText, text } = reply
  const failure = failureOfResponse(request, status, statusText, text)
  return {
    ...failure,
    message: messageOf(reply) ?? failure.message,
    name: nameOf(reply) ?? failure.name,
  }
}
