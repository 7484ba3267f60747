import { useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { managedByLocation, sourceUrl } from '../../model/entities/annotations.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { safeUrl } from '../../model/links.ts'
import { LinkBaseContext } from '../../ui/linkBase.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'

function fileOf(entity: Entity): string | undefined {
  const location = managedByLocation(entity)
  return (location?.type === 'url' ? safeUrl(location.target) : undefined) ?? sourceUrl(entity)
}

export interface WrittenInProps {
  readonly entity: Entity
  readonly children: ReactNode
}

/** Relative links of Markdown in it lead into the repository of the entity's file. */
export function WrittenIn({ entity, children }: WrittenInProps) {
  const base = fileOf(entity)
  const integrations = useSelector(selectConfig)?.integrations
  const value = useMemo(
    () => (base !== undefined && integrations ? { base, integrations } : undefined),
    [base, integrations],
  )
  return <LinkBaseContext value={value}>{children}</LinkBaseContext>
}
