import { useTranslation } from 'react-i18next'
import type { NamedParts } from '../../../model/apis/namedParts.ts'
import { jsonText } from '../../../model/apis/schemas.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Sample } from './Sample.tsx'
import { Section } from './Section.tsx'

/** Components that nothing in the definition uses, as source. */
export function NamedSources({ kinds }: { readonly kinds: readonly NamedParts[] }) {
  const { t } = useTranslation('api-docs')
  const all = kinds.flatMap(({ kind, parts }) =>
    parts.map(([name, value]) => ({ kind, name, value })),
  )
  if (all.length === 0) return null
  return (
    <Section title={t('components')} count={all.length}>
      <LimitedList items={all}>
        {(shown) => (
          <ul className={classes['list']}>
            {shown.map(({ kind, name, value }) => (
              <li key={`${kind} ${name}`}>
                <Fold
                  className={classes['card'] ?? ''}
                  summary={
                    <>
                      <code>{name}</code>
                      <span className={classes['quiet']}>{kind}</span>
                    </>
                  }
                >
                  {() => <Sample label={name} text={jsonText(value, 2)} />}
                </Fold>
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}
