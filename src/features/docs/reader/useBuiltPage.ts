import { useEffect, useMemo, useState } from 'react'
import { builtPageOf, readBuiltPage, type BuiltPage } from '../../../ui/docs/builtPage.ts'
import { parsedInSteps } from '../../../ui/docs/parsedPage.ts'
import { inTurns } from '../../../ui/inTurns.ts'

/** Characters above which a page is parsed in turns with the rest of the portal. */
const longest = 300_000

/** Undefined while a long page is being parsed. */
export function useBuiltPage(html: string): BuiltPage | undefined {
  const short = useMemo(() => (html.length > longest ? undefined : readBuiltPage(html)), [html])
  const [long, setLong] = useState<{ readonly html: string; readonly page: BuiltPage }>()
  useEffect(() => {
    if (short) return undefined
    const controller = new AbortController()
    void inTurns(parsedInSteps(html), controller.signal).then((parsed) => {
      if (parsed) setLong({ html, page: builtPageOf(parsed) })
    })
    return () => {
      controller.abort()
    }
  }, [short, html])
  return short ?? (long?.html === html ? long.page : undefined)
}
