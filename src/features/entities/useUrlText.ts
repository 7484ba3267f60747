import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

interface UrlText {
  readonly value: string
  readonly onType: (text: string) => void
}

/**
 * A field whose text is part of the URL: each keystroke replaces the address. The page follows in a render that the next
 * keystroke interrupts.
 */
export function useUrlText(text: string, addressOf: (text: string) => string): UrlText {
  const navigate = useNavigate()
  // Until the router has followed, which it does shortly after the keystroke.
  const [typed, setTyped] = useState({ text, over: text })
  if (typed.over !== text) setTyped({ text, over: text })
  return {
    value: typed.text,
    onType: (next) => {
      setTyped({ text: next, over: text })
      void navigate(addressOf(next), { replace: true })
    },
  }
}
