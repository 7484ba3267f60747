import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { templateDirectoryRef } from '../../model/editor/templateDirectory.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { failureReason } from '../../ui/message/failureText.ts'
import { useService } from '../../ui/page/portalContext.ts'
import classes from './LandingPage.module.css'
import { directoryRequested, selectTemplateEditor } from './templateEditorSlice.ts'

/** Opens a directory of this computer, or uploads it where the browser cannot write directories. */
export function OpenDirectory() {
  const { t } = useTranslation('template-editor')
  const shell = useTranslation().t
  const dispatch = useDispatch()
  const directory = useService(templateDirectoryRef)
  const state = useSelector(selectTemplateEditor)
  const input = useRef<HTMLInputElement>(null)
  const isOpening = state.status === 'opening'
  return (
    <>
      <Text isQuiet>{t(directory.canWrite ? 'landing.directoryText' : 'landing.uploadText')}</Text>
      {directory.canWrite ? (
        <Button aria-busy={isOpening} onClick={() => dispatch(directoryRequested())}>
          {t(isOpening ? 'landing.opening' : 'landing.openDirectory')}
        </Button>
      ) : (
        <>
          <input
            ref={input}
            type="file"
            className={classes['upload']}
            tabIndex={-1}
            aria-label={t('landing.uploadDirectory')}
            {...{ webkitdirectory: '' }}
            multiple
            onChange={({ target }) => {
              if (!target.files?.length) return
              directory.offer([...target.files])
              dispatch(directoryRequested())
              target.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('landing.uploadDirectory')}</Button>
        </>
      )}
      {state.status === 'failed' && state.source?.kind === 'directory' && (
        <p role="alert">
          {t('landing.openFailed')}: {failureReason(shell, state.failure)}
        </p>
      )}
    </>
  )
}
