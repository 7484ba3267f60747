import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'

export interface IntroProps {
  readonly title: string
  /** Such as `OpenAPI 3.1.0`. */
  readonly language: string
  readonly version?: string | undefined
  readonly description?: string | undefined
  readonly children?: ReactNode
}

/** Title, version and description of a definition. */
export function Intro({ title, language, version, description, children }: IntroProps) {
  const { t } = useTranslation('api-docs')
  return (
    <header className={classes['intro']}>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['chips']}>
        <Tag>{language}</Tag>
        {version !== undefined && <Tag>{t('apiVersion', { version })}</Tag>}
      </p>
      <Description text={description} />
      {children}
    </header>
  )
}
