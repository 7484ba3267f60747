import { useTranslation } from 'react-i18next'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Schema } from './Schema.tsx'
import { Section } from './Section.tsx'

export interface SchemasProps {
  readonly root: unknown
  readonly schemas: readonly (readonly [name: string, schema: unknown])[]
}

/** The named schemas of a definition. */
export function Schemas({ root, schemas }: SchemasProps) {
  const { t } = useTranslation('api-docs')
  if (schemas.length === 0) return null
  return (
    <Section title={t('schemas')} count={schemas.length}>
      <LimitedList items={schemas}>
        {(shown) => (
          <ul className={classes['list']}>
            {shown.map(([name, schema]) => (
              <li key={name}>
                <Fold className={classes['card'] ?? ''} summary={<code>{name}</code>}>
                  {() => <Schema root={root} schema={schema} />}
                </Fold>
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}
