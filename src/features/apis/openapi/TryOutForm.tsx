import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiOperation, OpenApi } from '../../../model/apis/openApi.ts'
import { exampleOf, jsonText } from '../../../model/apis/schemas.ts'
import { credentialPlacesOf, requestOf, type TryOutTarget } from '../../../model/apis/tryOut.ts'
import { tryOutRef } from '../../../model/apis/tryOutClient.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import '../../../ui/antd/forms.antd.css'
import { useService } from '../../../ui/portalContext.ts'
import { selectTryOut, tryOutCancelled, tryOutSent } from '../tryOutSlice.ts'
import classes from './TryOutForm.module.css'
import { TryOutOutcome } from './TryOutOutcome.tsx'

export interface TryOutFormProps {
  readonly api: OpenApi
  readonly operation: ApiOperation
  /** At least one. */
  readonly targets: readonly TryOutTarget[]
}

interface Values {
  /** Index of the target, as an option has it. */
  readonly server: string
  /** In the order of the parameters; undefined where nothing was typed. */
  readonly fields?: readonly (string | undefined)[]
  readonly keys?: readonly (string | undefined)[]
  readonly body?: string
}

/** Hands the input to a service, not to actions and store: it may contain a key or token. */
export function TryOutForm({ api, operation, targets }: TryOutFormProps) {
  const { t } = useTranslation('api-docs')
  const dispatch = useDispatch()
  const client = useService(tryOutRef)
  const isSending = useSelector(selectTryOut).status === 'sending'
  const { method, path, parameters, body } = operation
  const content = body?.contents[0]
  const [form] = Form.useForm<Values>()
  const [leaves, setLeaves] = useState(false)
  const [initialValues] = useState((): Values => ({
    server: '0',
    body: content ? jsonText(content.example ?? exampleOf(api.root, content.schema), 2) : '',
  }))
  // Undefined in the first frame, whatever its type says.
  const server: string | undefined = Form.useWatch('server', form)
  const rows = (initialValues.body ?? '').split('\n').length + 1
  const target = targets[Number(server)] ?? targets[0]
  if (!target) return null
  const credentials = credentialPlacesOf(api.security, operation.security, target.way)
  const fields = parameters.filter(({ place }) => place !== 'cookie')
  const send = ({ fields: typed = [], keys = [], body: text = '' }: Values) => {
    const request = requestOf({
      method,
      path,
      target,
      values: [
        ...fields.map(({ name, place }, index) => ({ name, place, value: typed[index] ?? '' })),
        ...credentials.flatMap(({ place, name, prefix }, index) => {
          const key = keys[index] ?? ''
          return key === '' ? [] : [{ place, name, value: prefix + key }]
        }),
      ],
      ...(content && text !== '' && { body: { mediaType: content.mediaType, text } }),
    })
    setLeaves(!request)
    if (!request) return
    client.keep(request)
    dispatch(tryOutSent())
  }
  return (
    <AntdProvider>
      <Form
        name="try-out"
        form={form}
        layout="vertical"
        className={classes['form'] ?? ''}
        aria-label={t('tryOut')}
        initialValues={initialValues}
        onFinish={send}
        onFinishFailed={({ errorFields: [first] }) => {
          if (first) form.focusField(first.name)
        }}
      >
        <Form.Item
          name="server"
          label={t('server')}
          extra={t(target.way === 'proxy' ? 'proxyHint' : 'directHint')}
        >
          <select>
            {targets.map((one, index) => (
              <option key={index} value={index}>
                {t(one.way === 'proxy' ? 'proxied' : 'direct', { server: one.server })}
              </option>
            ))}
          </select>
        </Form.Item>
        {fields.map(({ name, place, isRequired }, index) => (
          <Form.Item
            key={`${place} ${name}`}
            name={['fields', index]}
            label={t('value', { name, place: t(`place.${place}`) })}
            rules={[{ required: isRequired, message: t('missingValues', { names: name }) }]}
          >
            <Input autoComplete="off" spellCheck={false} />
          </Form.Item>
        ))}
        {credentials.map(({ scheme, name }, index) => (
          <Form.Item
            key={scheme}
            name={['keys', index]}
            label={t('credential', { name, scheme })}
            extra={t('credentialHint')}
          >
            <Input type="password" autoComplete="off" />
          </Form.Item>
        ))}
        {content && (
          <Form.Item name="body" label={t('bodyText', { mediaType: content.mediaType })}>
            <Input.TextArea
              className={classes['body'] ?? ''}
              rows={Math.min(16, rows)}
              spellCheck={false}
            />
          </Form.Item>
        )}
        <div className={classes['actions']}>
          <Button type="primary" htmlType="submit" aria-busy={isSending}>
            {isSending ? t('sending') : t('sendRequest', { method })}
          </Button>
          {isSending && <Button onClick={() => dispatch(tryOutCancelled())}>{t('cancel')}</Button>}
        </div>
        {leaves && (
          <p role="alert" className={classes['problem']}>
            {t('badAddress')}
          </p>
        )}
        <TryOutOutcome />
      </Form>
    </AntdProvider>
  )
}
