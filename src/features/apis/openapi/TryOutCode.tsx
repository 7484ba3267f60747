import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { codeLanguages } from '../../../model/apis/callCode.ts'
import { clipboardTextsRef } from '../../../model/shell/clipboardTexts.ts'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import '../../../ui/antd/forms.antd.css'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import { SegmentRadios } from '../../../ui/segments/SegmentRadios.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { Fold } from '../parts/Fold.tsx'
import parts from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { codeOfForm, type DraftParts, type FormValues } from './tryOutDraft.ts'

export interface TryOutCodeProps {
  readonly form: FormInstance<FormValues>
  readonly parts: DraftParts
}

/** The request as it would be sent from elsewhere; placeholders stand for keys, tokens and passwords. */
export function TryOutCode(props: TryOutCodeProps) {
  const { t } = useTranslation('api-docs')
  return (
    <Fold summary={<span className={parts['quiet']}>{t('code')}</span>}>
      {() => <Code {...props} />}
    </Fold>
  )
}

function Code({ form, parts: draft }: TryOutCodeProps) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const texts = useService(clipboardTextsRef)
  const copiedButton = useSelector(selectCopiedButton)
  const [language, setLanguage] = useState<(typeof codeLanguages)[number]>('curl')
  // Undefined in the first frame.
  const values: FormValues | undefined = Form.useWatch([], form)
  const text = codeOfForm(language, draft, { ...values }) ?? ''
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <SegmentRadios
          label={t('code')}
          isLabelHidden
          isSmall
          options={codeLanguages.map((value) => ({ value, label: t(`codeLanguage.${value}`) }))}
          value={language}
          onChoose={setLanguage}
        />
        <CopyButton
          text={text}
          copiedButton={copiedButton}
          onCopy={({ button }) => {
            // Through a service: what was typed must not be in an action.
            texts.keep(button, text)
            dispatch(copyRequested({ button, text: null }))
          }}
        >
          {t('copy')}
        </CopyButton>
      </Row>
      <Sample label={t(`codeLanguage.${language}`)} text={text} />
    </Stack>
  )
}
