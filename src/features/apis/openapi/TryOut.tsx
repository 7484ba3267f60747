import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { OpenApi } from '../../../model/apis/openApi.ts'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import { absoluteServers, targetsOf, webAddress } from '../../../model/apis/tryOut.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { apiServerChosen, selectApiServers } from '../../preferences/apiServersSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from '../parts/parts.module.css'
import { selectTryOut, tryOutClosed, tryOutOpened } from '../tryOutSlice.ts'

/** Asks for the address of a server, where the definition has none that is whole. */
function ServerAddress({ entityRef }: { readonly entityRef: string }) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  return (
    <form
      className={classes['list']}
      onSubmit={(event) => {
        event.preventDefault()
        const address = webAddress(text.trim())
        setIsWrong(address === undefined)
        if (address !== undefined) dispatch(apiServerChosen({ entityRef, address }))
      }}
    >
      <p className={classes['note']}>{t('noServer')}</p>
      <TextField
        label={t('serverAddress')}
        type="url"
        inputMode="url"
        problem={isWrong ? t('badServer') : undefined}
        value={text}
        onType={setText}
      />
      <div>
        <Button type="submit">{t('useServer')}</Button>
      </div>
    </form>
  )
}

/** Made with antd, which a definition that is only read must not load. */
const TryOutForm = lazyPart(
  async () => (await import(/* webpackChunkName: "try-out" */ './TryOutForm.tsx')).TryOutForm,
)

export interface TryOutProps {
  readonly api: OpenApi
  readonly operation: ApiOperation
  /** Ref of the API. */
  readonly entityRef: string
}

/** Opens the form of one operation; only one form is open at a time. */
export function TryOut({ api, operation, entityRef }: TryOutProps) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const state = useSelector(selectTryOut)
  const proxies = useSelector(selectConfig)?.apiProxies ?? []
  const key = `${entityRef}#${operation.key}`
  const isOpen = state.status !== 'closed' && state.operation === key
  const typed = useSelector(selectApiServers)[entityRef]
  const servers = absoluteServers(operation.servers ?? api.servers, { document: api.self, typed })
  const targets = targetsOf(servers, proxies)
  return (
    <div className={classes['list']}>
      <div>
        <Button
          aria-expanded={isOpen}
          onClick={() => dispatch(isOpen ? tryOutClosed() : tryOutOpened(key))}
        >
          <Play size={14} aria-hidden="true" />
          {t(isOpen ? 'closeTryOut' : 'tryOut')}
        </Button>
      </div>
      {isOpen &&
        (targets.length === 0 ? (
          <ServerAddress entityRef={entityRef} />
        ) : (
          <>
            {typed !== undefined && (
              <div className={classes['note']}>
                {t('typedServer', { server: typed })}{' '}
                <Button onClick={() => dispatch(apiServerChosen({ entityRef, address: null }))}>
                  {t('changeServer')}
                </Button>
              </div>
            )}
            <TryOutForm key={typed} api={api} operation={operation} targets={targets} />
          </>
        ))}
    </div>
  )
}
