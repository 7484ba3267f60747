import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query applies, such as `(width > 1000px)`. */
export function useMatchMedia(media: string): boolean {
  const list = useMemo(() => window.matchMedia(media), [media])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
