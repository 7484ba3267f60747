import {
  createSchemaUtils,
  englishStringTranslator,
  TranslatableString,
  type FieldProps,
  type Registry,
} from '@rjsf/utils'
import type { TFunction } from 'i18next'
import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, type UnknownRecord } from '../../../model/isRecord.ts'
import { mergeParts } from '../../../model/scaffolder/form/activeSchemas.ts'
import type { MarkedSchema } from '../../../model/scaffolder/form/markedSchema.ts'
import { schemaValidator } from '../../../model/scaffolder/form/schemaValidator.ts'
import { idSeparator } from './fieldIds.ts'
import { fields } from './formFields.tsx'
import { templates, widgets } from './formTheme.tsx'
import { withoutLostReferences } from './lostReferences.ts'
import type { FormContext } from './secretLook.ts'

export interface FormParts {
  readonly id: string
  readonly schema: UnknownRecord
  readonly marked?: MarkedSchema | undefined
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>> | undefined
}

/** The library's texts that reach the page; its others are never shown. */
function translator(t: TFunction<'scaffolder'>): Registry['translateString'] {
  return (text, params = []) => {
    const [first = ''] = params
    if (text === TranslatableString.YesLabel) return t('fields.yes')
    if (text === TranslatableString.NoLabel) return t('fields.no')
    if (text === TranslatableString.NewStringDefault) return t('fields.newValue')
    if (text === TranslatableString.DeprecatedLabel) return t('fields.deprecated', { title: first })
    if (text === TranslatableString.UnknownFieldType) return t('fields.unsupported')
    return englishStringTranslator(text, params)
  }
}

/** Stays the same while people type, or every field would be drawn again. */
export function useFormRegistry({ id, schema, marked, fields: more }: FormParts): Registry {
  const { t } = useTranslation('scaffolder')
  return useMemo(() => {
    const options = schema['ui:globalOptions']
    const rootSchema = withoutLostReferences(schema)
    return {
      fields: { ...fields, ...more },
      templates,
      widgets,
      rootSchema,
      formContext: { marked } satisfies FormContext,
      schemaUtils: createSchemaUtils(schemaValidator, rootSchema, {}, mergeParts),
      translateString: translator(t),
      globalFormOptions: { idPrefix: id, idSeparator },
      ...(isRecord(options) && { globalUiOptions: options }),
    }
  }, [id, schema, marked, more, t])
}
