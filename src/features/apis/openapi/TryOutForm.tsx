import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiOperation, OpenApi } from '../../../model/apis/openApi.ts'
import { exampleOf, jsonText } from '../../../model/apis/schemas.ts'
import {
  credentialPlacesOf,
  requestOf,
  tryOutRef,
  type TryOutTarget,
  type TypedValue,
} from '../../../model/apis/tryOut.ts'
import { Button } from '../../../ui/Button.tsx'
import { useService } from '../../../ui/portalContext.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { selectTryOut, tryOutCancelled, tryOutSent } from '../tryOutSlice.ts'
import classes from './TryOutForm.module.css'
import { TryOutOutcome } from './TryOutOutcome.tsx'

export interface TryOutFormProps {
  readonly api: OpenApi
  readonly operation: ApiOperation
  /** At least one. */
  readonly targets: readonly TryOutTarget[]
}

/** Hands the input to a service, not to actions and store: it may contain a key or token. */
export function TryOutForm({ api, operation, targets }: TryOutFormProps) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const desk = useService(tryOutRef)
  const isSending = useSelector(selectTryOut).status === 'sending'
  const { method, path, parameters, body } = operation
  const content = body?.contents[0]
  const [chosen, choose] = useState(0)
  const [values, type] = useState<Readonly<Record<string, string>>>({})
  const [bodyText, typeBody] = useState(() =>
    content ? jsonText(content.example ?? exampleOf(api.root, content.schema), 2) : '',
  )
  const [problem, say] = useState<string | null>(null)
  const target = targets[chosen] ?? targets[0]
  if (!target) return null
  const credentials = credentialPlacesOf(api.security, operation.security, target.way)
  const fields = parameters.filter(({ place }) => place !== 'cookie')
  const textOf = (key: string) => values[key] ?? ''
  const typed = (key: string) => (text: string) => {
    type({ ...values, [key]: text })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const missing = fields.filter(
      ({ name, place, isRequired }) => isRequired && textOf(`${place} ${name}`) === '',
    )
    const names = missing.map(({ name }) => name).join(', ')
    if (missing.length > 0) {
      say(t('missingValues', { names }))
      return
    }
    const request = requestOf({
      method,
      path,
      target,
      values: [
        ...fields.map(({ name, place }): TypedValue => ({
          name,
          place,
          value: textOf(`${place} ${name}`),
        })),
        ...credentials
          .filter(({ scheme }) => textOf(`key ${scheme}`) !== '')
          .map(({ scheme, place, name, prefix }) => ({
            place,
            name,
            value: prefix + textOf(`key ${scheme}`),
          })),
      ],
      ...(content && bodyText !== '' && { body: { mediaType: content.mediaType, text: bodyText } }),
    })
    say(request ? null : t('badAddress'))
    if (!request) return
    desk.keep(request)
    dispatch(tryOutSent())
  }
  return (
    <form className={classes['form']} noValidate aria-label={t('tryOut')} onSubmit={submit}>
      <label className={classes['field']}>
        <span>{t('server')}</span>
        <select
          value={chosen}
          onChange={({ target: { value } }) => {
            choose(Number(value))
          }}
        >
          {targets.map(({ way, server }, index) => (
            <option key={index} value={index}>
              {t(way === 'proxy' ? 'proxied' : 'direct', { server })}
            </option>
          ))}
        </select>
        <small>{t(target.way === 'proxy' ? 'proxyHint' : 'directHint')}</small>
      </label>
      {fields.map(({ name, place, isRequired }) => (
        <TextField
          key={`${place} ${name}`}
          label={t('value', { name, place: t(`place.${place}`) })}
          required={isRequired}
          autoComplete="off"
          spellCheck={false}
          value={textOf(`${place} ${name}`)}
          onType={typed(`${place} ${name}`)}
        />
      ))}
      {credentials.map(({ scheme, name }) => (
        <div key={scheme} className={classes['field']}>
          <TextField
            label={t('credential', { name, scheme })}
            type="password"
            autoComplete="off"
            value={textOf(`key ${scheme}`)}
            onType={typed(`key ${scheme}`)}
          />
          <small>{t('credentialHint')}</small>
        </div>
      ))}
      {content && (
        <label className={classes['field']}>
          <span>{t('bodyText', { mediaType: content.mediaType })}</span>
          <textarea
            rows={Math.min(16, bodyText.split('\n').length + 1)}
            spellCheck={false}
            value={bodyText}
            onChange={({ target: { value } }) => {
              typeBody(value)
            }}
          />
        </label>
      )}
      <div className={classes['actions']}>
        <Button type="submit" primary aria-busy={isSending}>
          {isSending ? t('sending') : t('sendRequest', { method })}
        </Button>
        {isSending && <Button onClick={() => dispatch(tryOutCancelled())}>{t('cancel')}</Button>}
      </div>
      <p role="alert" className={classes['problem']}>
        {problem}
      </p>
      <TryOutOutcome />
    </form>
  )
}
