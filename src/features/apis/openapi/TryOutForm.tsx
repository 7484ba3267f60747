import { Button, Form, Input } from 'antd'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { OpenApi } from '../../../model/apis/openApi.ts'
import type { ApiParameter } from '../../../model/apis/openApiContents.ts'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import { schemaFacts } from '../../../model/apis/schemas.ts'
import { requestOf, type TryOutTarget } from '../../../model/apis/tryOut.ts'
import { bodyFormOf } from '../../../model/apis/tryOutBody.ts'
import { tryOutRef } from '../../../model/apis/tryOutClient.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import '../../../ui/antd/forms.antd.css'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import { selectTryOut, tryOutCancelled, tryOutSent } from '../tryOutSlice.ts'
import { BodyFields } from './BodyFields.tsx'
import { TryOutCode } from './TryOutCode.tsx'
import { credentialsOf, draftOf, type DraftParts, type FormValues } from './tryOutDraft.ts'
import classes from './TryOutForm.module.css'
import { TryOutOutcome } from './TryOutOutcome.tsx'

interface ParameterFieldsProps {
  readonly root: unknown
  readonly parameters: readonly ApiParameter[]
}

/** One field for each parameter; lists are typed with commas, objects as JSON. */
function ParameterFields({ root, parameters }: ParameterFieldsProps) {
  const { t } = useTranslation('api-docs')
  return parameters.map(({ name, place, isRequired, schema }, index) => {
    const { type } = schemaFacts(root, schema)
    const hints = [
      ...(place === 'cookie' ? [t('cookieHint')] : []),
      ...(type.startsWith('array') ? [t('listHint')] : []),
    ]
    return (
      <Form.Item
        key={`${place} ${name}`}
        name={['fields', index]}
        label={t('value', { name, place: t(`place.${place}`) })}
        rules={[{ required: isRequired, message: t('missingValues', { names: name }) }]}
        {...(hints.length > 0 && { extra: hints.join(' ') })}
      >
        {type.includes('(password)') ? (
          <Input type="password" autoComplete="off" />
        ) : (
          <Input autoComplete="off" spellCheck={false} />
        )}
      </Form.Item>
    )
  })
}

/** Keys, passwords and tokens of the operation's security schemes. */
function CredentialFields({ parts }: { readonly parts: DraftParts }) {
  const { t } = useTranslation('api-docs')
  return credentialsOf(parts).map(({ scheme, name, place, isBasic }) => (
    <Fragment key={scheme}>
      {isBasic && (
        <Form.Item name={['keys', scheme, 'user']} label={t('credentialUser', { scheme })}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item
        name={['keys', scheme, 'key']}
        label={t(isBasic ? 'credentialPassword' : 'credential', { name, scheme })}
        extra={
          place === 'cookie' ? `${t('credentialHint')} ${t('cookieHint')}` : t('credentialHint')
        }
      >
        <Input type="password" autoComplete="off" />
      </Form.Item>
    </Fragment>
  ))
}

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
  const client = useService(tryOutRef)
  const isSending = useSelector(selectTryOut).status === 'sending'
  const { method } = operation
  const [form] = Form.useForm<FormValues>()
  const [leaves, setLeaves] = useState(false)
  const [forms] = useState(() =>
    (operation.body?.contents ?? []).map((content) => bodyFormOf(api.root, content)),
  )
  const [initialValues] = useState((): FormValues => ({
    server: '0',
    content: '0',
    bodies: forms.map((one) =>
      one.kind === 'text'
        ? { text: one.initial }
        : { fields: one.kind === 'file' ? [] : one.fields.map(({ initial }) => initial) },
    ),
  }))
  // Undefined in the first frame, whatever its type says.
  const server: string | undefined = Form.useWatch('server', form)
  const target = targets[Number(server)] ?? targets[0]
  if (!target) return null
  const parts = { api, operation, target, forms }
  const send = (values: FormValues) => {
    const request = requestOf(draftOf(parts, values))
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
        <ParameterFields root={api.root} parameters={operation.parameters} />
        <CredentialFields parts={parts} />
        <BodyFields form={form} forms={forms} isRequired={operation.body?.isRequired ?? false} />
        {/^(?:GET|HEAD)$/.test(method) && forms.length > 0 && (
          <Text isQuiet isSmall>
            {t('noBodyHint', { method })}
          </Text>
        )}
        <Row gap="xs" align="stretch">
          <Button type="primary" htmlType="submit" aria-busy={isSending}>
            {isSending ? t('sending') : t('sendRequest', { method })}
          </Button>
          {isSending && <Button onClick={() => dispatch(tryOutCancelled())}>{t('cancel')}</Button>}
        </Row>
        {leaves && (
          <p role="alert" className={classes['problem']}>
            {t('badAddress')}
          </p>
        )}
        <TryOutOutcome />
        <TryOutCode form={form} parts={parts} />
      </Form>
    </AntdProvider>
  )
}
