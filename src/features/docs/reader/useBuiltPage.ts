import { useMemo } from 'react'
import { useInTurns } from '../../../ui/behaviour/inTurns.ts'
import { builtPageOf, readBuiltPage, type BuiltPage } from '../../../ui/docs/builtPage.ts'
import { parsedInSteps } from '../../../ui/docs/parsedPage.ts'

/** Characters above which a page is parsed in turns with the rest of the portal. */
const longest = 300_000

/** Undefined while a long page is being parsed. */
export function useBuiltPage(html: string): BuiltPage | undefined {
  const isLong = html.length > longest
  const short = useMemo(() => (isLong ? undefined : readBuiltPage(html)), [isLong, html])
  const steps = useMemo(
    () =>
      isLong
        ? function* () {
            return builtPageOf(yield* parsedInSteps(html))
          }
        : undefined,
    [isLong, html],
  )
  const long = useInTurns(steps)
  return short ?? long
}
