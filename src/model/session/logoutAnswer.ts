// The auth backend's response to a sign-out.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'

/** The provider's sign-out page; null if missing or not a web address. */
export function readLogoutUrl(answer: string): string | null {
  const url = URL.parse(logoutUrlOf(answer) ?? '')
  const isWeb =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  return isWeb ? url.href : null
}

function logoutUrlOf(answer: string): string | undefined {
  const json = parseJson(answer)
  const url = isRecord(json) ? json['logoutUrl'] : undefined
  return typeof url === 'string' ? url : undefined
}
