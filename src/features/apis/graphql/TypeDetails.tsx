import { useTranslation } from 'react-i18next'
import type {
  GraphqlArgument,
  GraphqlField,
  GraphqlType,
  GraphqlTypeName,
} from '../../../model/apis/graphqlTypes.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from '../parts/Description.tsx'
import parts from '../parts/parts.module.css'
import classes from './GraphqlViewer.module.css'

interface Following {
  /** The schema's types; others are built into GraphQL. */
  readonly names: ReadonlySet<string>
  readonly onFollow: (name: string) => void
}

export interface TypeDetailsProps extends Following {
  readonly type: GraphqlType
}

export function TypeDetails({ type, ...following }: TypeDetailsProps) {
  const { t } = useTranslation('api-docs')
  const { name, kind, root, description, fields, values, related } = type
  return (
    <div className={classes['type']}>
      <p className={parts['head']}>
        <span className={parts['quiet']}>{kind}</span>
        {root !== null && <span className={parts['quiet']}>{t(`rootType.${root}`)}</span>}
      </p>
      <h3 className={parts['heading']}>
        <code>{name}</code>
      </h3>
      <Description text={description} />
      {related.length > 0 && (
        <p className={parts['chips']}>
          <span className={parts['quiet']}>{t(kind === 'union' ? 'members' : 'implements')}</span>
          {related.map((one) => (
            <TypeName key={one} type={{ before: '', name: one, after: '' }} {...following} />
          ))}
        </p>
      )}
      {fields.length > 0 && (
        <LimitedList items={fields}>
          {(shown) => (
            <ul className={parts['properties']} aria-label={t('fields', { name })}>
              {shown.map((field) => (
                <Field key={field.name} field={field} {...following} />
              ))}
            </ul>
          )}
        </LimitedList>
      )}
      {values.length > 0 && (
        <LimitedList items={values}>
          {(shown) => (
            <ul className={parts['properties']} aria-label={t('values')}>
              {shown.map(([value, text]) => (
                <li key={value} className={parts['property']}>
                  <code className={parts['name']}>{value}</code>
                  <Description text={text === '' ? undefined : text} />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      )}
      {fields.length === 0 && values.length === 0 && related.length === 0 && (
        <p className={parts['quiet']}>{t('noFields')}</p>
      )}
    </div>
  )
}

function Field({ field, ...following }: Following & { readonly field: GraphqlField }) {
  const { t } = useTranslation('api-docs')
  const { name, type, description, arguments: given, isDeprecated, deprecation } = field
  return (
    <li className={parts['property']}>
      <p className={parts['head']}>
        <code className={parts['name']}>{name}</code>
        <TypeName type={type} {...following} />
        {isDeprecated && <span className={parts['warning']}>{t('deprecated')}</span>}
        {deprecation !== undefined && <span className={parts['quiet']}>{deprecation}</span>}
        <Initial argument={field} />
      </p>
      <Description text={description} />
      {given.length > 0 && (
        <ul className={parts['folded']}>
          {given.map((argument) => (
            <li key={argument.name} className={parts['head']}>
              <code>{argument.name}</code>
              <TypeName type={argument.type} {...following} />
              <Initial argument={argument} />
              <span className={parts['quiet']}>{argument.description}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Initial({ argument: { initial } }: { readonly argument: GraphqlArgument }) {
  const { t } = useTranslation('api-docs')
  if (initial === undefined) return null
  return <span className={parts['quiet']}>{t('defaultsTo', { value: initial })}</span>
}

function TypeName({ type, names, onFollow }: Following & { readonly type: GraphqlTypeName }) {
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
