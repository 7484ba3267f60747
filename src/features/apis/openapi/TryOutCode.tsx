import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { codeLanguages } from '../../../model/apis/callCode.ts'
import { clipboardTextsRef } from '../../../model/shell/clipboardTexts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import '../../../ui/antd/forms.antd.css'
import { useService } from '../../../ui/page/portalContext.ts'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { Fold } from '../parts/Fold.tsx'
import parts from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { codeOfForm, type DraftParts, type FormValues } from './tryOutDraft.ts'
import classes from './TryOutForm.module.css'

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
    <div className={classes['outcome']}>
      <div className={classes['actions']} role="group" aria-label={t('code')}>
        {codeLanguages.map((one) => (
          <Button
            key={one}
            aria-pressed={one === language}
            onClick={() => {
              setLanguage(one)
            }}
          >
            {t(`codeLanguage.${one}`)}
          </Button>
        ))}
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
      </div>
      <Sample label={t(`codeLanguage.${language}`)} text={text} />
    </div>
  )
}
