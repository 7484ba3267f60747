import { useTranslation } from 'react-i18next'
import { findEntityRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { withValue, type EntityDocument } from '../../model/import/entityFile.ts'
import { isRecord } from '../../model/isRecord.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { FacetPicker } from '../entities/picker/FacetPicker.tsx'
import classes from './Proposal.module.css'

export interface EntityFieldsProps {
  /** The whole file. */
  readonly text: string
  readonly documents: readonly EntityDocument[]
  readonly onType: (text: string) => void
}

/** Pickers for owner, system and type of each entity, as an alternative to typing. */
export function EntityFields({ text, documents, onType }: EntityFieldsProps) {
  const { t } = useTranslation('catalog-import')
  return (
    <Stack gap="sm">
      {documents.map((document) => (
        <fieldset key={document.index} className={classes['entity']}>
          <legend>{document.ref ?? t('fields.unnamed')}</legend>
          <DocumentFields
            document={document}
            onChoose={(field, value) => {
              onType(withValue(text, document.index, ['spec', field], value))
            }}
          />
        </fieldset>
      ))}
    </Stack>
  )
}

interface DocumentFieldsProps {
  readonly document: EntityDocument
  /** An empty value removes the field. */
  readonly onChoose: (field: string, value: string) => void
}

const refFields = [
  { field: 'owner', kinds: ['group', 'user'], defaultKind: 'group' },
  { field: 'system', kinds: ['system'], defaultKind: 'system' },
] as const

const withSystem = ['component', 'api', 'resource']

function DocumentFields({ document: { entity }, onChoose }: DocumentFieldsProps) {
  const { t } = useTranslation('catalog-import')
  const kind = typeof entity['kind'] === 'string' ? entity['kind'].toLowerCase() : ''
  const spec = isRecord(entity['spec']) ? entity['spec'] : {}
  const valueOf = (field: string) => (typeof spec[field] === 'string' ? spec[field] : '')
  const type = valueOf('type')
  return (
    <>
      {refFields
        .filter(({ field }) => field !== 'system' || withSystem.includes(kind))
        .map(({ field, kinds, defaultKind }) => {
          const ref = findEntityRef(valueOf(field), { kind: defaultKind })
          return (
            <div key={field}>
              <Text isQuiet isSmall className={classes['label']}>
                {t(`fields.${field}`)}
              </Text>
              <EntityPicker
                label={t(`fields.${field}`)}
                placeholder={t(`fields.${field}Placeholder`)}
                kinds={kinds}
                chosen={ref ? [stringifyEntityRef(ref)] : []}
                isMany={false}
                onChoose={([chosen = '']) => {
                  onChoose(field, chosen)
                }}
              />
            </div>
          )
        })}
      <div>
        <Text isQuiet isSmall className={classes['label']}>
          {t('fields.type')}
        </Text>
        <FacetPicker
          label={t('fields.type')}
          placeholder={t('fields.typePlaceholder')}
          facet="spec.type"
          kind={kind}
          chosen={type === '' ? [] : [type]}
          onChoose={(values) => {
            onChoose('type', values.at(-1) ?? '')
          }}
        />
      </div>
    </>
  )
}
