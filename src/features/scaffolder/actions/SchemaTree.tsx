import { useTranslation } from 'react-i18next'
import type { JsonRecord } from '../../../model/json.ts'
import { schemaTree, type SchemaField } from '../../../model/scaffolder/form/schemaTree.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import classes from './SchemaTree.module.css'

export interface SchemaTreeProps {
  /** Names the described value, such as "Input". */
  readonly title: string
  readonly schema: JsonRecord
}

/** A JSON schema as nested lists of its fields. */
export function SchemaTree({ title, schema }: SchemaTreeProps) {
  const { t } = useTranslation('scaffolder')
  const tree = schemaTree(schema)
  const isPlain = tree.fields.length === 0 && tree.options.length === 0
  return (
    <Stack role="group" gap="xs" className={classes['schema']} aria-label={title}>
      <Row as="h4" gap="xs" align="baseline" className={classes['title']}>
        {title}
        {tree.type !== '' && tree.type !== 'object' && (
          <code className={classes['type']}>{tree.type}</code>
        )}
      </Row>
      <Description text={tree.description} />
      {isPlain && tree.type === 'object' && (
        <Text isQuiet isSmall>
          {t('actions.noFields')}
        </Text>
      )}
      <Children field={tree} />
    </Stack>
  )
}

function Children({ field: { fields, options } }: { readonly field: SchemaField }) {
  const { t } = useTranslation('scaffolder')
  return (
    <>
      {fields.length > 0 && (
        <ul className={classes['fields']}>
          {fields.map((field, place) => (
            <Field key={`${field.name} ${String(place)}`} field={field} />
          ))}
        </ul>
      )}
      {options.length > 0 && (
        <ol className={classes['options']} aria-label={t('actions.oneOf')}>
          {options.map((option, place) => (
            <li key={place}>
              <Row as="p" gap="xs" align="baseline" isQuiet isSmall className={classes['option']}>
                {t('actions.option', { number: place + 1 })}
                {option.type !== '' && <code className={classes['type']}>{option.type}</code>}
              </Row>
              <Description text={option.description} />
              <Children field={option} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Field({ field }: { readonly field: SchemaField }) {
  const { t } = useTranslation('scaffolder')
  const { name, type, isRequired, description, defaultValue } = field
  return (
    <Stack as="li" gap="xxs" className={classes['field']}>
      <Row gap="xxs" across="xs" align="baseline">
        <code className={classes['name']}>{name}</code>
        {type !== '' && <code className={classes['type']}>{type}</code>}
        {isRequired && <span className={classes['required']}>{t('actions.required')}</span>}
        {defaultValue !== undefined && (
          <Text as="span" isQuiet isSmall>
            {t('actions.default')} <code>{defaultValue}</code>
          </Text>
        )}
      </Row>
      <Description text={description} />
      <Children field={field} />
    </Stack>
  )
}

function Description({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div className={classes['description']}>
      <LazyMarkdown text={text} plain={<p>{text}</p>} />
    </div>
  )
}
