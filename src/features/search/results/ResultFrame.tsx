import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { type Run, textOf } from '../../../model/search/highlights.ts'
import { resultLink } from '../../../model/search/resultLink.ts'
import { LifecycleBadge } from '../../../ui/badges/LifecycleBadge.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { resultOpened } from '../searchBarSlice.ts'
import classes from './Result.module.css'
import type { SearchResultProps } from './searchExtensions.ts'

/** A text with its matches marked. */
const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, isMatch }, place) =>
    // Runs have no identity but their place.
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )

export interface ResultFrameProps extends SearchResultProps {
  readonly icon: ReactNode
  /** The place of the result, from the outermost. */
  readonly crumbs: readonly string[]
}

const defaultLines = 5

/** A search result: its place, its title as the link, the part of its text that matches, and its facts. */
export function ResultFrame({ result, term, linkId, lines, icon, crumbs }: ResultFrameProps) {
  const dispatch = useDispatch()
  const { title, snippet, fields } = result
  const { owner, lifecycle, componentType } = fields
  const facts = [componentType === 'other' ? undefined : componentType, owner].filter(Boolean)
  return (
    <Stack as="article" gap="xxs" className={classes['result']}>
      <Row as="p" across="xs" isQuiet isSmall className={classes['place']}>
        {icon}
        {crumbs.map((crumb, place) => (
          // A path may have the same name twice.
          <span key={place}>{crumb}</span>
        ))}
      </Row>
      <h3 className={classes['title']}>
        <Link
          id={linkId}
          to={resultLink(result, term)}
          onClick={() => {
            dispatch(resultOpened())
          }}
        >
          <Runs runs={title} />
        </Link>
      </h3>
      {textOf(snippet).trim() !== '' && (
        <p className={classes['snippet']} style={{ WebkitLineClamp: lines ?? defaultLines }}>
          <Runs runs={snippet} />
        </p>
      )}
      {(facts.length > 0 || lifecycle !== undefined) && (
        <Row as="p" across="xs" isQuiet isSmall className={classes['facts']}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
        </Row>
      )}
    </Stack>
  )
}
