import { useCallback, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { onTick } from './ticker.ts'
import { useTimeTexts } from './useTimeTexts.ts'

/** Milliseconds between updates: minutes are the smallest unit shown. */
const step = 10_000
const subscribe = (tell: () => void) => onTick(step, tell)

export interface TimeProps {
  /** Milliseconds since epoch, or ISO 8601. */
  readonly at: number | string
  /** Puts the words into a sentence: "5 minutes ago" → "Updated 5 minutes ago". */
  readonly sentence?: (words: string) => string
}

/**
 * A relative time, with the absolute time and its zone on hover and for screen readers. Re-renders
 * only itself, and only when its words change.
 */
export function Time({ at, sentence }: TimeProps) {
  const { texts, language, hasFailed } = useTimeTexts()
  const time = new Date(at).getTime()
  const read = useCallback(
    () => texts?.relativeText(time, Date.now(), language) ?? '',
    [texts, time, language],
  )
  const words = useSyncExternalStore(subscribe, read)
  if (Number.isNaN(time)) return <span>{String(at)}</span>
  const iso = new Date(time).toISOString()
  if (!texts) return <time dateTime={iso}>{hasFailed ? iso : '\u00a0'}</time>
  const absolute = texts.absoluteText(time, language)
  return (
    <time dateTime={iso} title={absolute}>
      {sentence ? sentence(words) : words}
      <VisuallyHidden>{` (${absolute})`}</VisuallyHidden>
    </time>
  )
}
