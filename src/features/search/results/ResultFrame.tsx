import type { ReactNode } from 'react'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { textOf } from '../../../model/search/highlights.ts'
import { LifecycleBadge } from '../../../ui/badges/LifecycleBadge.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'
import classes from './Result.module.css'
import { ResultLink, Runs } from './ResultLink.tsx'
import type { SearchResultProps } from './searchExtensions.ts'

interface OwnerNameProps {
  /** As the index has it. */
  readonly owner: string
  readonly namespace: string | undefined
}

/** The owner's title, once it is known. */
function OwnerName({ owner, namespace }: OwnerNameProps) {
  const ref = findEntityRef(owner, { kind: 'group', ...(namespace && { namespace }) })
  const shown = useEntityPresentation(ref, 'group')
  return <span title={shown?.hint}>{shown?.name ?? owner}</span>
}

export interface ResultFrameProps extends SearchResultProps {
  readonly icon: ReactNode
  /** The place of the result, from the outermost. */
  readonly crumbs: readonly string[]
}

const defaultLines = 5

/** A search result: its place, its title as the link, the part of its text that matches, and its facts. */
export function ResultFrame({ result, term, linkId, lines, icon, crumbs }: ResultFrameProps) {
  const { snippet, fields } = result
  const { owner, lifecycle, componentType, namespace } = fields
  const type = componentType === 'other' ? undefined : componentType
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
        <ResultLink result={result} term={term} linkId={linkId} />
      </h3>
      {textOf(snippet).trim() !== '' && (
        <p className={classes['snippet']} style={{ WebkitLineClamp: lines ?? defaultLines }}>
          <Runs runs={snippet} />
        </p>
      )}
      {(type ?? owner ?? lifecycle) !== undefined && (
        <Row as="p" across="xs" isQuiet isSmall className={classes['facts']}>
          {type !== undefined && <span>{type}</span>}
          {owner !== undefined && <OwnerName owner={owner} namespace={namespace} />}
          {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
        </Row>
      )}
    </Stack>
  )
}
