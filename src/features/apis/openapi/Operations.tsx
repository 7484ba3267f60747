import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenApi } from '../../../model/apis/openApi.ts'
import type { ApiOperation, Leftover } from '../../../model/apis/openApiOperations.ts'
import type { OperationGroup } from '../../../model/apis/openApiTags.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { FilterField } from '../parts/FilterField.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Section } from '../parts/Section.tsx'
import { Unread } from '../parts/Unread.tsx'
import { Operation } from './Operation.tsx'

/** Up to this number there is no filter. */
const worthFiltering = 5

function matches(
  { method, path, id = '', summary = '', otherTags }: ApiOperation,
  text: string,
): boolean {
  const words = [method, path, id, summary, ...otherTags].join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

export interface OperationsProps {
  readonly api: OpenApi
  readonly entityRef: string
}

/** Operations by tag, with a filter if there are many. */
export function Operations({ api, entityRef }: OperationsProps) {
  const { t } = useTranslation('api-docs')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const all = api.groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const groups = api.groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((one) => matches(one, wanted)),
    }))
    .filter(({ operations }) => wanted === '' || operations.length > 0)
  const found = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const titleOf = ({ name, titles }: OperationGroup) =>
    name === ''
      ? t(api.groups.length > 1 ? 'otherOperations' : 'operations')
      : (titles?.join(' › ') ?? name)
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
      {groups.map((group) => (
        <Section
          key={group.name}
          title={titleOf(group)}
          note={group.kind}
          description={group.description}
        >
          <RestView rest={group.rest} />
          <LimitedList items={group.operations}>
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
          {wanted === '' && <Leftovers leftovers={group.leftovers ?? []} />}
        </Section>
      ))}
    </>
  )
}

/** Keys of paths that are not operations. */
function Leftovers({ leftovers }: { readonly leftovers: readonly Leftover[] }) {
  return (
    <LimitedList items={leftovers}>
      {(shown) =>
        shown.map(({ path, unread, rest }) => (
          <div key={path} className={classes['box']}>
            <code className={classes['path']}>{path}</code>
            <Unread refs={unread} />
            <RestView rest={rest} />
          </div>
        ))
      }
    </LimitedList>
  )
}
