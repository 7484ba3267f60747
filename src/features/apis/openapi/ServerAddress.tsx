import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { webAddress } from '../../../model/apis/tryOut.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { apiServerChosen } from '../../preferences/apiServersSlice.ts'
import classes from '../parts/parts.module.css'

/** Asks for the address of a server, where the definition has none that is whole. */
export function ServerAddress({ entityRef }: { readonly entityRef: string }) {
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
