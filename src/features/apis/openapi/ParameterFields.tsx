import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiParameter } from '../../../model/apis/openApiContents.ts'
import '../../../ui/antd/forms.antd.css'
import { schemaFacts } from '../../../model/apis/schemas.ts'

export interface ParameterFieldsProps {
  readonly root: unknown
  readonly parameters: readonly ApiParameter[]
}

/** One field for each parameter; lists are typed with commas, objects as JSON. */
export function ParameterFields({ root, parameters }: ParameterFieldsProps) {
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
