import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName, type Entity } from '../../../model/entities/entity.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'

export interface IntroProps {
  readonly entity: Entity
  /** That of the definition. */
  readonly title?: string | undefined
  /** Such as `OpenAPI 3.1.0`. */
  readonly language: string
  readonly version?: string | undefined
  readonly description?: string | undefined
  readonly children?: ReactNode
}

/** Title, version and description of a definition. */
export function Intro({ entity, title, language, version, description, children }: IntroProps) {
  const { t } = useTranslation('api-docs')
  const name = displayName(entity)
  // The page's head says the entity's name.
  const isOwn = title !== undefined && title !== name
  return (
    <header className={classes['intro']}>
      {isOwn ? (
        <h2 className={classes['title']}>{title}</h2>
      ) : (
        <VisuallyHidden as="h2">{name}</VisuallyHidden>
      )}
      <p className={classes['chips']}>
        <Tag>{language}</Tag>
        {version !== undefined && <Tag>{t('apiVersion', { version })}</Tag>}
      </p>
      <Description text={description} />
      {children}
    </header>
  )
}
