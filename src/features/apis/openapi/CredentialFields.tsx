import { Form, Input } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/antd/forms.antd.css'
import { credentialsOf, type DraftParts } from './tryOutDraft.ts'

/** Keys, passwords and tokens of the operation's security schemes. */
export function CredentialFields({ parts }: { readonly parts: DraftParts }) {
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
