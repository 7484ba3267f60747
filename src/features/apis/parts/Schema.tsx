import { useTranslation } from 'react-i18next'
import { schemaFacts, typeName, type SchemaFacts } from '../../../model/apis/schemas.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from './Description.tsx'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Property } from './Property.tsx'

export interface SchemaProps {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly schema: unknown
  /** Nesting depth; schemas inside the outermost one start open. */
  readonly level?: number
}

const hasMore = ({ properties, items, choices }: SchemaFacts): boolean =>
  properties.length > 0 || items !== undefined || choices.length > 0

/** A JSON schema, level by level. */
export function Schema({ root, schema, level = 0 }: SchemaProps) {
  const { t } = useTranslation('api-docs')
  const facts = schemaFacts(root, schema)
  if (facts.problem) {
    return <p className={classes['quiet']}>{t(facts.problem.status, { ref: facts.problem.ref })}</p>
  }
  return (
    <div className={classes['schema']}>
      <Description text={facts.description} />
      {!hasMore(facts) && <code className={classes['type']}>{facts.type}</code>}
      <SchemaContent root={root} facts={facts} level={level} />
    </div>
  )
}

interface SchemaContentProps {
  readonly root: unknown
  readonly facts: SchemaFacts
  readonly level: number
}

function SchemaContent({ root, facts, level }: SchemaContentProps) {
  const { t } = useTranslation('api-docs')
  const { properties, items, choices } = facts
  return (
    <>
      {properties.length > 0 && (
        <LimitedList items={properties}>
          {(shown) => (
            <ul className={classes['properties']}>
              {shown.map(({ name, schema, isRequired }) => (
                <SchemaProperty
                  key={name}
                  root={root}
                  schema={schema}
                  name={name}
                  isRequired={isRequired}
                  level={level}
                />
              ))}
            </ul>
          )}
        </LimitedList>
      )}
      {items !== undefined && (
        <Nested root={root} schema={items} label={t('items')} level={level} />
      )}
      <LimitedList items={choices}>
        {(shown) =>
          shown.map(({ kind, schema }, index) => (
            <Nested key={index} root={root} schema={schema} label={t(kind)} level={level + 1} />
          ))
        }
      </LimitedList>
    </>
  )
}

interface SchemaPropertyProps extends SchemaProps {
  readonly name: string
  readonly isRequired: boolean
  readonly level: number
}

function SchemaProperty({ root, schema, name, isRequired, level }: SchemaPropertyProps) {
  const { t } = useTranslation('api-docs')
  const facts = schemaFacts(root, schema)
  const { problem } = facts
  return (
    <Property name={name} isRequired={isRequired} facts={facts}>
      {problem && <p className={classes['quiet']}>{t(problem.status, { ref: problem.ref })}</p>}
      {hasMore(facts) && (
        <Fold summary={<code>{facts.type}</code>}>
          {() => <SchemaContent root={root} facts={facts} level={level + 1} />}
        </Fold>
      )}
    </Property>
  )
}

interface NestedProps extends SchemaProps {
  readonly label: string
  readonly level: number
}

function Nested({ root, schema, label, level }: NestedProps) {
  const summary = (
    <>
      <span className={classes['quiet']}>{label}</span>
      <code>{typeName(root, schema)}</code>
    </>
  )
  return (
    <Fold summary={summary} isOpenFirst={level === 0}>
      {() => <Schema root={root} schema={schema} level={level + 1} />}
    </Fold>
  )
}
