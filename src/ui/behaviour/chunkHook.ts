import { useEffect, useState } from 'react'

export type ChunkState<Chunk> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly chunk: Chunk }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Makes a hook that fetches a lazy chunk on first use; later uses have it in their first render. */
export function chunkHook<Chunk>(load: () => Promise<Chunk>): () => ChunkState<Chunk> {
  let known: Chunk | undefined
  const fetchChunk = async () => (known = await load())
  return function useChunk() {
    // Wrapped in a function, because React calls a function passed to `setState`.
    const [chunk, setChunk] = useState(() => known)
    const [hasFailed, setHasFailed] = useState(false)
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      let isWanted = true
      fetchChunk().then(
        (fetched) => {
          if (isWanted) setChunk(() => fetched)
        },
        () => {
          if (isWanted) setHasFailed(true)
        },
      )
      return () => {
        isWanted = false
      }
    }, [attempt])
    if (chunk !== undefined) return { status: 'loaded', chunk }
    if (!hasFailed) return { status: 'loading' }
    const retry = () => {
      setHasFailed(false)
      setAttempt(attempt + 1)
    }
    return { status: 'failed', retry }
  }
}
