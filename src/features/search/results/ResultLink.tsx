import { useDispatch } from 'react-redux'
import type { Run } from '../../../model/search/highlights.ts'
import { resultLink } from '../../../model/search/resultLink.ts'
import { Link } from '../../../ui/Link.tsx'
import { resultOpened } from '../searchBarSlice.ts'
import type { SearchResultProps } from './searchExtensions.ts'

/** A text with its matches marked. */
export const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, isMatch }, place) =>
    // Runs have no identity but their place.
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )

/** The title of a result, which opens it. */
export function ResultLink({ result, term, linkId }: SearchResultProps) {
  const dispatch = useDispatch()
  return (
    <Link
      id={linkId}
      to={resultLink(result, term)}
      onClick={() => {
        dispatch(resultOpened())
      }}
    >
      <Runs runs={result.title} />
    </Link>
  )
}
