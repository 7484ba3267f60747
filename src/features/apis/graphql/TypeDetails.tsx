import { useTranslation } from 'react-i18next'
import type { GraphqlType } from '../../../model/apis/graphqlSchema.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Description } from '../parts/Description.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import parts from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { Field, Marks, TypeName, type Following } from './Field.tsx'

export interface TypeDetailsProps extends Following {
  readonly type: GraphqlType
}

export function TypeDetails({ type, ...following }: TypeDetailsProps) {
  const { t } = useTranslation('api-docs')
  const { name, kind, root, description, fields, directives, isExtension, source } = type
  return (
    <Stack gap="xs">
      <p className={parts['head']}>
        <span className={parts['quiet']}>{kind}</span>
        {root !== null && <span className={parts['quiet']}>{t(`rootType.${root}`)}</span>}
        {isExtension === true && <span className={parts['quiet']}>{t('extension')}</span>}
      </p>
      <h3 className={parts['heading']}>
        <code>{name}</code>
      </h3>
      <Description text={description} />
      <NamedChips label={t('directives')} names={directives} />
      <Related type={type} {...following} />
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
      <Values type={type} />
      {source !== undefined && <Sample label={name} text={source} />}
      {isEmpty(type) && <p className={parts['quiet']}>{t('noFields')}</p>}
    </Stack>
  )
}

const isEmpty = ({ fields, values, related, directives, source }: GraphqlType): boolean =>
  [fields, values, related, directives].every(({ length }) => length === 0) && source === undefined

function Related({ type: { kind, related, implementedBy = [] }, ...following }: TypeDetailsProps) {
  const { t } = useTranslation('api-docs')
  const lists = [
    { label: t(kind === 'union' ? 'members' : 'implements'), names: related },
    { label: t('implementedBy'), names: implementedBy },
  ].filter(({ names }) => names.length > 0)
  return lists.map(({ label, names }) => (
    <p key={label} className={parts['chips']}>
      <span className={parts['quiet']}>{label}</span>
      {names.map((one) => (
        <TypeName key={one} type={{ before: '', name: one, after: '' }} {...following} />
      ))}
    </p>
  ))
}

/** Values of an enum, or where a directive may be. */
function Values({ type: { kind, values } }: { readonly type: GraphqlType }) {
  const { t } = useTranslation('api-docs')
  if (values.length === 0) return null
  return (
    <LimitedList items={values}>
      {(shown) => (
        <ul
          className={parts['properties']}
          aria-label={t(kind === 'directive' ? 'locations' : 'values')}
        >
          {shown.map((value) => (
            <li key={value.name} className={parts['property']}>
              <p className={parts['head']}>
                <code className={parts['name']}>{value.name}</code>
                <Marks of={value} />
              </p>
              <Description text={value.description} />
            </li>
          ))}
        </ul>
      )}
    </LimitedList>
  )
}
