import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query applies, such as `(width > 1000px)`. */
export function useMatchMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(media)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches)
}
