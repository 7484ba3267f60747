import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOpenApi, type ApiOperation, type OpenApi } from '../../../model/apis/openApi.ts'
import { displayName, entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { FilterField } from '../parts/FilterField.tsx'
import { Intro } from '../parts/Intro.tsx'
import classes from '../parts/parts.module.css'
import { Schemas } from '../parts/Schemas.tsx'
import { Section } from '../parts/Section.tsx'
import { SecuritySchemes } from '../parts/SecuritySchemes.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { Operation } from './Operation.tsx'

/** Operations, schemas and servers of an OpenAPI document. */
export function OpenApiViewer({ entity, definition }: ViewerProps) {
  const reading = useMemo(() => readOpenApi(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const api = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro
        title={api.title ?? displayName(entity)}
        language={api.language}
        version={api.version}
        description={api.description}
      />
      <Servers api={api} />
      <Operations api={api} entityRef={stringifyEntityRef(entityRefOf(entity))} />
      <SecuritySchemes schemes={api.security} />
      <Schemas root={api.root} schemas={api.schemas} />
    </div>
  )
}

function Servers({ api: { servers } }: { readonly api: OpenApi }) {
  const { t } = useTranslation('api-docs')
  if (servers.length === 0) return null
  return (
    <Section title={t('servers')}>
      <LimitedList items={servers}>
        {(shown) => (
          <ul className={classes['box']}>
            {shown.map(({ url, description }, index) => (
              <li key={index} className={classes['property']}>
                <p className={classes['head']}>
                  <code className={classes['name']}>{url}</code>
                  <span className={classes['quiet']}>{description}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}

/** Up to this number there is no filter. */
const worthFiltering = 5

const matches = ({ method, path, summary = '' }: ApiOperation, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${method} ${path} ${summary}`.toLowerCase().includes(word))

function Operations({ api, entityRef }: { readonly api: OpenApi; readonly entityRef: string }) {
  const { t } = useTranslation('api-docs')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const all = api.groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const groups = api.groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((one) => matches(one, wanted)),
    }))
    .filter(({ operations }) => operations.length > 0)
  const found = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const nameOf = (name: string) =>
    name !== '' ? name : t(api.groups.length > 1 ? 'otherOperations' : 'operations')
  return (
    <>
      {all > worthFiltering && (
        <div className={classes['head']}>
          <FilterField label={t('filterOperations')} value={text} onType={setText} />
          <span className={classes['quiet']} role="status">
            {found === 0 ? t('noMatch') : t('shown', { shown: found, count: all })}
          </span>
        </div>
      )}
      {groups.map(({ name, description, operations }) => (
        <Section key={name} title={nameOf(name)} description={description}>
          <LimitedList items={operations}>
            {(shown) => (
              <ul className={classes['list']}>
                {shown.map((operation) => (
                  <li key={operation.key}>
                    <Operation api={api} operation={operation} entityRef={entityRef} />
                  </li>
                ))}
              </ul>
            )}
          </LimitedList>
        </Section>
      ))}
    </>
  )
}
