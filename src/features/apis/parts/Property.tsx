import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SchemaFacts } from '../../../model/apis/schemas.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'

export interface PropertyProps {
  readonly name: string
  readonly facts: SchemaFacts
  readonly isRequired?: boolean
  /** Where it is sent, such as in the query. */
  readonly place?: string
  /** Description at this place; overrides that of its schema. */
  readonly description?: string | undefined
  readonly children?: ReactNode
}

/** One named value: its type, whether it is required, and its description. */
export function Property(props: PropertyProps) {
  const { name, facts, isRequired = false, place, description, children } = props
  const { t } = useTranslation('api-docs')
  const { type, isDeprecated, constraints, values, example } = facts
  return (
    <li className={classes['property']}>
      <p className={classes['head']}>
        <code className={classes['name']}>{name}</code>
        {place !== undefined && <span className={classes['quiet']}>{place}</span>}
        <code className={classes['type']}>{type}</code>
        {isRequired && <span className={classes['required']}>{t('required')}</span>}
        {isDeprecated && <span className={classes['warning']}>{t('deprecated')}</span>}
      </p>
      <Description text={description ?? facts.description} />
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
          {constraints.map(([key, value]) => (
            <code key={key} className={classes['chip']}>
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
      {children}
    </li>
  )
}
