import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { useEntityPresentation } from '../presentation/useEntityPresentation.ts'

export interface ChosenEntityProps {
  readonly text: string
  readonly kind: string | undefined
  readonly label: string
  readonly onRemove: () => void
}

/** A chosen entity by its name; a text that is no ref stays as it is. */
export function ChosenEntity({ text, kind, label, onRemove }: ChosenEntityProps) {
  const { t } = useTranslation()
  const name = useEntityPresentation(findEntityRef(text), kind)?.name ?? text
  return (
    <Chip label={t('entities.picker.remove', { label, value: name })} onRemove={onRemove}>
      {name}
    </Chip>
  )
}
