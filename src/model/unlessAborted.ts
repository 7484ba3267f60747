/** As the promise, but rejects with a signal's reason once that is aborted. */
export async function unlessAborted<Result>(
  result: Promise<Result>,
  ...signals: readonly AbortSignal[]
): Promise<Result> {
  const listening = new AbortController()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  for (const signal of signals) {
    const abort = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: listening.signal })
  }
  try {
    return await Promise.race([aborted, result])
  } finally {
    listening.abort()
  }
}
