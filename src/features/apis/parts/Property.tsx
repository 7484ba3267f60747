import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SchemaFacts } from '../../../model/apis/schemas.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'
import { RestView } from './RestView.tsx'
import { Unread } from './Unread.tsx'

export interface PropertyProps {
  readonly name: string
  readonly facts: SchemaFacts
  readonly isRequired?: boolean
  readonly isDeprecated?: boolean
  /** Part of the request that has it, such as `query`. */
  readonly place?: string
  /** Description at this place; overrides that of its schema. */
  readonly description?: string | undefined
  readonly children?: ReactNode
}

/** One named value: its type, whether it is required, and its description. */
export function Property(props: PropertyProps) {
  const { name, facts, isRequired = false, isDeprecated = false, place, description } = props
  const { t } = useTranslation('api-docs')
  return (
    <li className={classes['property']}>
      <p className={classes['head']}>
        <code className={classes['name']}>{name}</code>
        {place !== undefined && <span className={classes['quiet']}>{place}</span>}
        <code className={classes['type']}>{facts.type}</code>
        {isRequired && <span className={classes['required']}>{t('required')}</span>}
        {(isDeprecated || facts.isDeprecated) && (
          <span className={classes['warning']}>{t('deprecated')}</span>
        )}
      </p>
      <SchemaNotes facts={facts} description={description ?? facts.description} />
      {props.children}
    </li>
  )
}

export interface SchemaNotesProps {
  readonly facts: SchemaFacts
  readonly description: string | undefined
}

/** Limits, formats and defaults of a schema's values. */
export function SchemaNotes({ facts, description }: SchemaNotesProps) {
  const { t } = useTranslation('api-docs')
  const { constraints, values, example, unread, rest } = facts
  return (
    <>
      <Description text={description} />
      {values.length > 0 && (
        <LimitedList items={values}>
          {(shown) => (
            <p className={classes['chips']}>
              <span className={classes['quiet']}>{t('values')}</span>
              {shown.map((value, index) => (
                <code key={index} className={classes['chip']}>
                  {value}
                </code>
              ))}
            </p>
          )}
        </LimitedList>
      )}
      {(constraints.length > 0 || example !== undefined) && (
        <p className={classes['chips']}>
          {constraints.map(([key, value], index) => (
            <code key={index} className={classes['chip']}>
              {key} {value}
            </code>
          ))}
          {example !== undefined && (
            <>
              <span className={classes['quiet']}>{t('example')}</span>
              <code className={classes['chip']}>{example}</code>
            </>
          )}
        </p>
      )}
      <RestView rest={rest} />
      <Unread refs={unread} />
    </>
  )
}
