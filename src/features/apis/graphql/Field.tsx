import { useTranslation } from 'react-i18next'
import type {
  GraphqlArgument,
  GraphqlField,
  GraphqlTypeName,
  GraphqlValue,
} from '../../../model/apis/graphqlSchema.ts'
import { Description } from '../parts/Description.tsx'
import parts from '../parts/parts.module.css'
import classes from './GraphqlViewer.module.css'

export interface Following {
  /** The schema's types; others are built into GraphQL. */
  readonly names: ReadonlySet<string>
  readonly onFollow: (name: string) => void
}

/** A field with its arguments. */
export function Field({ field, ...following }: Following & { readonly field: GraphqlField }) {
  const { name, type, description, arguments: given } = field
  return (
    <li className={parts['property']}>
      <p className={parts['head']}>
        <code className={parts['name']}>{name}</code>
        <TypeName type={type} {...following} />
        <Initial argument={field} />
        <Marks of={field} />
      </p>
      <Description text={description} />
      {given.length > 0 && (
        <ul className={parts['folded']}>
          {given.map((argument) => (
            <li key={argument.name} className={parts['head']}>
              <code>{argument.name}</code>
              <TypeName type={argument.type} {...following} />
              <Initial argument={argument} />
              <Marks of={argument} />
              <span className={parts['quiet']}>{argument.description}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Deprecation and directives. */
export function Marks({ of: marked }: { readonly of: Omit<GraphqlValue, 'name'> }) {
  const { t } = useTranslation('api-docs')
  const { isDeprecated, deprecation, directives } = marked
  return (
    <>
      {isDeprecated && <span className={parts['warning']}>{t('deprecated')}</span>}
      {deprecation !== undefined && <span className={parts['quiet']}>{deprecation}</span>}
      {directives.map((directive, index) => (
        <code key={index} className={parts['chip']}>
          {directive}
        </code>
      ))}
    </>
  )
}

function Initial({ argument: { initial } }: { readonly argument: GraphqlArgument }) {
  const { t } = useTranslation('api-docs')
  if (initial === undefined) return null
  return <span className={parts['quiet']}>{t('defaultsTo', { value: initial })}</span>
}

export function TypeName({
  type,
  names,
  onFollow,
}: Following & { readonly type: GraphqlTypeName }) {
  const { before, name, after } = type
  return (
    <code className={parts['type']}>
      {before}
      {names.has(name) ? (
        <button
          type="button"
          className={classes['link']}
          onClick={() => {
            onFollow(name)
          }}
        >
          {name}
        </button>
      ) : (
        name
      )}
      {after}
    </code>
  )
}
