import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { fileOf, type ApiDefinition } from '../../model/apis/definition.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { saveFile } from '../../ui/behaviour/saveFile.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'

export interface DefinitionActionsProps {
  readonly entity: Entity
  readonly definition: ApiDefinition
}

/** Copies the text or downloads it as a file. */
export function DefinitionActions({ entity, definition }: DefinitionActionsProps) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { name, mime } = fileOf(entity, definition)
  return (
    <>
      <CopyButton
        text={definition.text}
        copiedButton={copiedButton}
        onCopy={(request) => dispatch(copyRequested(request))}
      >
        {t('copy')}
      </CopyButton>
      <Button
        onClick={() => {
          saveFile(name, mime, definition.text)
        }}
      >
        <Download size={14} aria-hidden="true" />
        {t('download')}
      </Button>
    </>
  )
}
