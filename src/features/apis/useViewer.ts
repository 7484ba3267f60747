import { useEffect, useState } from 'react'
import { forgetViewer, viewerOf, type DrawnFormat, type Viewer } from './viewerChunks.ts'

export type ViewerState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly viewer: Viewer }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Loads the viewer of a language; `format` must not change between calls. */
export function useViewer(format: DrawnFormat): ViewerState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ status: 'loading' })
  useEffect(() => {
    let isWanted = true
    const retry = () => {
      forgetViewer(format)
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    }
    viewerOf(format).then(
      (viewer) => {
        if (isWanted) setState({ status: 'loaded', viewer })
      },
      () => {
        if (isWanted) setState({ status: 'failed', retry })
      },
    )
    return () => {
      isWanted = false
    }
  }, [format, attempt])
  return state
}
