import { useState } from 'react'
import type { LogView } from './useLogView.ts'

/** Whether the end is followed, and how many lines have come since it is not. */
export function useFollow(isLinked: boolean, { shownCount }: LogView) {
  const [leftAt, setLeftAt] = useState<number | null>(isLinked ? shownCount : null)
  return {
    isFollowing: leftAt === null,
    newLines: leftAt === null ? 0 : Math.max(0, shownCount - leftAt),
    follow: (isFollowing: boolean) => {
      if (isFollowing !== (leftAt === null)) setLeftAt(isFollowing ? null : shownCount)
    },
  }
}
