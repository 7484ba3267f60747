import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button/Button.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { pluginSwitchedOff, pluginSwitchedOn } from '../preferences/switchedOffSlice.ts'
import { selectFailsOften, type PluginFaultsRoot } from '../shell/pluginFaultsSlice.ts'

interface SwitchedOffProps {
  readonly pluginId: string
  /** The only content of the page. */
  readonly isPage?: boolean
}

/** In the place of a plugin that the user has switched off. */
export function SwitchedOff({ pluginId, isPage = false }: SwitchedOffProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const title = t('off.title', { pluginId })
  return (
    <>
      {isPage && <PageTitle parts={[title]} />}
      <Message
        severity="warning"
        title={title}
        isPage={isPage}
        actions={
          <Button onClick={() => dispatch(pluginSwitchedOn(pluginId))}>{t('off.switchOn')}</Button>
        }
      />
    </>
  )
}

/** Beside the error of a plugin that fails often. */
export function SwitchOffButton({ pluginId }: { readonly pluginId: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const failsOften = useSelector((root: PluginFaultsRoot) => selectFailsOften(root, pluginId))
  if (!failsOften) return null
  return <Button onClick={() => dispatch(pluginSwitchedOff(pluginId))}>{t('off.switchOff')}</Button>
}
