// Texts of a failed request.

import type { TFunction } from 'i18next'
import type { Failure } from '../../model/failure.ts'

/** The kind of failure and its message; the address if the backend is unreachable. */
export function failureReason(t: TFunction, { kind, message, request }: Failure): string {
  const server = kind === 'unreachable' ? URL.parse(request?.url ?? '')?.origin : undefined
  return server === undefined
    ? `${t(`failure.${kind}`)}: ${message}`
    : t('failure.unreachableAt', { server })
}

/** The next step. */
export const failureHint = (t: TFunction, { kind, refusedOrigin }: Failure): string =>
  refusedOrigin === undefined
    ? t(`failure.${kind}Hint`)
    : t('failure.refusedOriginHint', { origin: refusedOrigin })
