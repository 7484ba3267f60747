import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GraphqlType } from '../../../model/apis/graphqlSchema.ts'
import { readGraphql } from '../../../model/apis/graphqlTypes.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { FilterField } from '../parts/FilterField.tsx'
import { Intro } from '../parts/Intro.tsx'
import parts from '../parts/parts.module.css'
import type { ViewerProps } from '../viewerProps.ts'
import classes from './GraphqlViewer.module.css'
import { TypeDetails } from './TypeDetails.tsx'

/** The types of a GraphQL schema: an index, and the selected type. */
export function GraphqlViewer({ entity, definition }: ViewerProps) {
  const reading = useMemo(() => readGraphql(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  return (
    <div className={parts['viewer']}>
      <Intro entity={entity} language="GraphQL" />
      <Types types={reading.value} />
    </div>
  )
}

const matches = ({ name, fields, values }: GraphqlType, text: string): boolean =>
  [name, ...[...fields, ...values].map((one) => one.name)].some((one) =>
    one.toLowerCase().includes(text),
  )

function Types({ types }: { readonly types: readonly GraphqlType[] }) {
  const { t } = useTranslation('api-docs')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(types[0]?.name ?? '')
  const details = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const found = types.filter((one) => matches(one, wanted))
  const shown = types.find(({ name }) => name === chosen) ?? types[0]
  const names = useMemo(() => new Set(types.map(({ name }) => name)), [types])
  const follow = (name: string) => {
    setChosen(name)
    details.current?.focus()
  }
  return (
    <div className={classes['columns']}>
      <Stack as="nav" gap="xs" aria-label={t('types')}>
        <FilterField label={t('filterTypes')} value={text} onType={setText} />
        {found.length === 0 && <p className={parts['quiet']}>{t('noMatch')}</p>}
        <LimitedList items={found}>
          {(some) => (
            <ul className={classes['names']}>
              {some.map(({ name, kind, root }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={classes['choice']}
                    aria-current={name === shown?.name ? 'true' : undefined}
                    onClick={() => {
                      setChosen(name)
                    }}
                  >
                    <code>{name}</code>
                    <span className={parts['quiet']}>
                      {root === null ? kind : t(`rootType.${root}`)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      </Stack>
      <div ref={details} tabIndex={-1} className={classes['details']}>
        {shown && <TypeDetails type={shown} names={names} onFollow={follow} />}
      </div>
    </div>
  )
}
