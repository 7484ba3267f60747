import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NestedSchema } from '../../../model/apis/schemaContent.ts'
import { schemaFacts, type SchemaFacts } from '../../../model/apis/schemas.ts'
import { typeName } from '../../../model/apis/schemaTypes.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Property, SchemaNotes } from './Property.tsx'

export interface SchemaProps {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly schema: unknown
  /** Nesting depth; schemas inside the outermost one start open. */
  readonly level?: number
}

const hasMore = ({ properties, nested }: SchemaFacts): boolean =>
  properties.length > 0 || nested.length > 0

/** A JSON schema, level by level. */
export function Schema({ root, schema, level = 0 }: SchemaProps) {
  const { t } = useTranslation('api-docs')
  const facts = schemaFacts(root, schema)
  if (facts.problem) {
    return <p className={classes['quiet']}>{t(facts.problem.status, { ref: facts.problem.ref })}</p>
  }
  return (
    <div className={classes['schema']}>
      {!hasMore(facts) && <code className={classes['type']}>{facts.type}</code>}
      <SchemaNotes facts={facts} description={facts.description} />
      <Content root={root} facts={facts} level={level} />
    </div>
  )
}

interface ContentProps {
  readonly root: unknown
  readonly facts: SchemaFacts
  readonly level: number
}

function Content({ root, facts, level }: ContentProps) {
  const { properties, nested } = facts
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
      <LimitedList items={nested}>
        {(shown) =>
          shown.map((one, index) => <Nested key={index} root={root} nested={one} level={level} />)
        }
      </LimitedList>
    </>
  )
}

export interface SchemaPropertyProps extends SchemaProps {
  readonly name: string
  readonly isRequired: boolean
  readonly isDeprecated?: boolean
  /** Part of the request that has it, such as `query`. */
  readonly place?: string
  /** Description at this place; overrides that of its schema. */
  readonly description?: string | undefined
  readonly children?: ReactNode
}

/** A named schema, with what is in it on demand. */
export function SchemaProperty(props: SchemaPropertyProps) {
  const { root, schema, level = 0, children, ...own } = props
  const { t } = useTranslation('api-docs')
  const facts = schemaFacts(root, schema)
  const { problem } = facts
  return (
    <Property {...own} facts={facts}>
      {problem && <p className={classes['quiet']}>{t(problem.status, { ref: problem.ref })}</p>}
      {hasMore(facts) && (
        <Fold summary={<code>{facts.type}</code>}>
          {() => <Content root={root} facts={facts} level={level + 1} />}
        </Fold>
      )}
      {children}
    </Property>
  )
}

interface NestedProps {
  readonly root: unknown
  readonly nested: NestedSchema
  readonly level: number
}

function Nested({ root, nested: { kind, name = '', schema }, level }: NestedProps) {
  const { t } = useTranslation('api-docs')
  const isItems = kind === 'items' || kind === 'additionalProperties'
  const summary = (
    <>
      <span className={classes['quiet']}>{t(`nested.${kind}`, { name })}</span>
      <code>{typeName(root, schema)}</code>
    </>
  )
  return (
    <Fold summary={summary} isOpenFirst={isItems && level === 0}>
      {() => <Schema root={root} schema={schema} level={level + (isItems ? 1 : 2)} />}
    </Fold>
  )
}
