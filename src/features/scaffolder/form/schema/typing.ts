// What is typed is drawn in the frame of the key; the form with its other fields follows after that frame. A form of a
// hundred fields takes longer than a frame to draw.

import { createContext, useContext, useEffect, useState } from 'react'

export interface Typing {
  /** Calls `hand` after the next frame, or when the user leaves the field; a later one of the same field replaces it. */
  readonly later: (field: string, hand: () => void) => void
  /** Hands on what is still waiting. */
  readonly flush: () => void
}

function createTyping(): Typing {
  const waiting = new Map<string, () => void>()
  const flush = () => {
    const due = [...waiting.values()]
    waiting.clear()
    for (const hand of due) hand()
  }
  return {
    later: (field, hand) => {
      if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flush))
      waiting.set(field, hand)
    },
    flush,
  }
}

const atOnce: Typing = {
  later: (_field, hand) => {
    hand()
  },
  flush: () => undefined,
}

export const TypingContext = createContext(atOnce)

/** One for each form. Nothing typed is left behind when the form goes, or the page is hidden, where no frame comes. */
export function useTyping(): Typing {
  const [typing] = useState(createTyping)
  useEffect(() => {
    document.addEventListener('visibilitychange', typing.flush)
    return () => {
      document.removeEventListener('visibilitychange', typing.flush)
      typing.flush()
    }
  }, [typing])
  return typing
}

interface TypedField {
  readonly id: string
  readonly value: unknown
}

interface TypedText {
  readonly text: string
  /** The field's value when it was typed. */
  readonly before: unknown
  /** The text that was handed on last; it may come back as the value after more was typed. */
  readonly handed?: string
}

/** The text to show, and a setter: `hand` gets the typed text later. A value from elsewhere replaces what was typed. */
export function useTypedText(
  { id, value }: TypedField,
  known: string,
  hand: (text: string) => void,
): readonly [string, (text: string) => void] {
  const { later } = useContext(TypingContext)
  const [typed, setTyped] = useState<TypedText>()
  const isAhead = typed !== undefined && Object.is(typed.before, value)
  if (typed !== undefined && !isAhead) {
    const isOwn = typed.handed === known && typed.text !== known
    setTyped(isOwn ? { text: typed.text, before: value } : undefined)
  }
  const type = (text: string) => {
    setTyped((last) => ({ ...last, text, before: value }))
    later(id, () => {
      setTyped((last) => last && { ...last, handed: text })
      hand(text)
    })
  }
  return [isAhead ? typed.text : known, type]
}
