// Texts of a failed request.

import type { TFunction } from 'i18next'
import { backendMessage, type Failure } from '../../model/failure.ts'

/** The kind of failure and its message; the address if the backend is unreachable. */
export function failureReason(t: TFunction, failure: Failure): string {
  const { kind, request } = failure
  const server = kind === 'unreachable' ? URL.parse(request?.url ?? '')?.origin : undefined
  return server === undefined
    ? `${t(`failure.${kind}`)}: ${backendMessage(failure)}`
    : t('failure.unreachableAt', { server })
}

/** The next step. */
export const failureHint = (t: TFunction, { kind, refusedOrigin }: Failure): string =>
  refusedOrigin === undefined
    ? t(`failure.${kind}Hint`)
    : t('failure.refusedOriginHint', { origin: refusedOrigin })
