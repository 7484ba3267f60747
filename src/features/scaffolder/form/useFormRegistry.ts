import {
  createSchemaUtils,
  englishStringTranslator,
  TranslatableString,
  type FieldProps,
  type Registry,
  type UiSchema,
} from '@rjsf/utils'
import type { TFunction } from 'i18next'
import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, type UnknownRecord } from '../../../model/isRecord.ts'
import type { MarkedSchema } from '../../../model/scaffolder/markedSchema.ts'
import { schemaValidator } from '../../../model/scaffolder/schemaValidator.ts'
import { idSeparator } from './fieldIds.ts'
import { fields } from './formFields.tsx'
import { templates, widgets } from './formTheme.tsx'
import { withoutLostReferences } from './lostReferences.ts'
import type { FormContext } from './secretLook.ts'

export interface FormParts {
  readonly id: string
  readonly schema: UnknownRecord
  readonly uiSchema: UnknownRecord
  readonly marked?: MarkedSchema | undefined
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>> | undefined
}

/** The library's texts that reach the page; its others are never shown. */
function translator(t: TFunction<'scaffolder'>): Registry['translateString'] {
  return (text, params = []) => {
    const [first = '', second = ''] = params
    if (text === TranslatableString.YesLabel) return t('fields.yes')
    if (text === TranslatableString.NoLabel) return t('fields.no')
    if (text === TranslatableString.NewStringDefault) return t('fields.newValue')
    if (text === TranslatableString.OptionPrefix) return t('fields.alternative', { number: first })
    if (text === TranslatableString.TitleOptionPrefix)
      return t('fields.alternativeOf', { title: first, number: second })
    if (text === TranslatableString.DeprecatedLabel) return t('fields.deprecated', { title: first })
    if (text === TranslatableString.UnknownFieldType) return t('fields.unsupported')
    return englishStringTranslator(text, params)
  }
}

const areLooks = (value: unknown): value is Record<string, UiSchema> =>
  isRecord(value) && Object.values(value).every(isRecord)

/** Stays the same while people type, or every field would be drawn again. */
export function useFormRegistry({
  id,
  schema,
  uiSchema,
  marked,
  fields: more,
}: FormParts): Registry {
  const { t } = useTranslation('scaffolder')
  return useMemo(() => {
    const definitions = uiSchema['ui:definitions']
    const options = uiSchema['ui:globalOptions']
    const rootSchema = withoutLostReferences(schema)
    return {
      fields: { ...fields, ...more },
      templates,
      widgets,
      rootSchema,
      formContext: { marked } satisfies FormContext,
      schemaUtils: createSchemaUtils(schemaValidator, rootSchema),
      translateString: translator(t),
      globalFormOptions: { idPrefix: id, idSeparator },
      ...(isRecord(options) && { globalUiOptions: options }),
      uiSchemaDefinitions: areLooks(definitions) ? definitions : {},
    }
  }, [id, schema, uiSchema, marked, more, t])
}
