// Before `npm start -- --backend URL`: does that backend answer, and does it allow requests from the portal?

/** Milliseconds. */
const longestWait = 10_000

/**
 * Returns sentences that say what to change, or null if the portal will work with the backend. `portalOrigin` is the portal's
 * own. Any answer of the backend will do, also 401.
 */
export async function backendProblem(
  backendUrl: string,
  portalOrigin: string,
): Promise<string | null> {
  const url = `${backendUrl.replace(/\/$/, '')}/api/catalog/entities/by-query?limit=0`
  let answer: Response
  try {
    const signal = AbortSignal.timeout(longestWait)
    answer = await fetch(url, { headers: { origin: portalOrigin }, signal })
  } catch (thrown) {
    const { message, cause } = thrown as { message: string; cause?: { code?: string } }
    const reason = cause?.code ?? message
    return `No answer from ${url}: ${reason}. Start the backend, or correct the address after --backend.`
  }
  if (answer.status === 404)
    return `${url} does not exist. The address after --backend must be the backend's own, without /api.`
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === portalOrigin) return null
  return (
    `The backend refuses requests from ${portalOrigin} (CORS). Add to its app-config.yaml, and restart it:\n` +
    `  backend:\n    cors:\n      origin: ${portalOrigin}\n      credentials: true`
  )
}
