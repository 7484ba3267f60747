import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import type { Json } from '../../../model/json.ts'
import { isDataUrl } from '../../../model/scaffolder/form/dataUrls.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'
import classes from './ReviewedValue.module.css'
import { fileText } from './schema/fileText.ts'

/** By their names; a text that is no ref stays as it is. */
function ReviewedEntities({ refs }: { readonly refs: readonly string[] }) {
  return (
    <ul>
      {refs.map((ref) => (
        <li key={ref} title={ref}>
          <EntityName text={ref} />
        </li>
      ))}
    </ul>
  )
}

function EntityName({ text }: { readonly text: string }) {
  return useEntityPresentation(findEntityRef(text))?.name ?? text
}

const isEmpty = (value: Json): boolean =>
  value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

const plainText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

export interface ReviewedValueProps {
  readonly value: Json
  /** The value is the ref of an entity, or several. */
  readonly isEntity?: true | undefined
}

/** A value as people read it: yes or no, the names of entities and files, the items of a list. */
export function ReviewedValue({ value, isEntity }: ReviewedValueProps) {
  const { t, i18n } = useTranslation('scaffolder')
  const refs = isEntity ? [value].flat().filter((one) => typeof one === 'string') : []
  if (refs.length > 0 && refs.every((ref) => ref !== '')) return <ReviewedEntities refs={refs} />
  if (isEmpty(value))
    return (
      <Text as="span" isQuiet>
        {t('form.empty')}
      </Text>
    )
  if (typeof value === 'boolean') return value ? t('form.yes') : t('form.no')
  if (isDataUrl(value)) return fileText(value, t, i18n.language)
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return (
      <ul>
        {value.map((one, index) => (
          <li key={index}>{isDataUrl(one) ? fileText(one, t, i18n.language) : plainText(one)}</li>
        ))}
      </ul>
    )
  return <span className={classes['value']}>{plainText(value)}</span>
}
