import { Button, Checkbox, Form, Input, InputNumber, Radio, Select, Steps, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import '../../../src/ui/antd/forms.antd.css'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { Group } from './Group.tsx'

export function FormsGroup() {
  const { t } = useTranslation('components')
  const options = (['one', 'two', 'three'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <Group name="forms">
      <Steps
        current={1}
        items={[
          { title: t('one') },
          { title: t('two'), status: 'error', content: t('problem') },
          { title: t('three') },
        ]}
      />
      <Form name="sample" layout="vertical">
        <Form.Item
          name="plain"
          label={t('label')}
          extra={t('hintOfField')}
          initialValue={t('value')}
        >
          <Input allowClear />
        </Form.Item>
        <Form.Item
          name="wrong"
          label={t('label')}
          required
          validateStatus="error"
          help={t('problem')}
        >
          <Input aria-invalid />
        </Form.Item>
        <Form.Item name="odd" label={t('label')} validateStatus="warning" help={t('warning')}>
          <Input.TextArea rows={2} />
        </Form.Item>
        <Form.Item name="number" label={t('other')} initialValue={3}>
          <InputNumber />
        </Form.Item>
        <Form.Item name="choice" label={t('owner')} initialValue="one">
          <Select options={options} />
        </Form.Item>
        <Form.Item name="choices" label={t('owner')} initialValue={['one', 'two']}>
          <Select mode="multiple" options={options} />
        </Form.Item>
        <Form.Item name="radio" label={t('kind')} initialValue="one">
          <Radio.Group aria-label={t('kind')} options={options} />
        </Form.Item>
      </Form>
      <Row gap="md">
        <Input disabled aria-label={t('disabled')} value={t('value')} />
        <Checkbox defaultChecked>{t('one')}</Checkbox>
        <Checkbox indeterminate>{t('two')}</Checkbox>
        <Checkbox disabled>{t('disabled')}</Checkbox>
        <Switch aria-label={t('one')} defaultChecked />
        <Switch aria-label={t('two')} />
        <Switch aria-label={t('three')} disabled />
      </Row>
      <Row gap="md">
        <Button type="primary">{t('save')}</Button>
        <Button>{t('open')}</Button>
        <Button type="text">{t('close')}</Button>
        <Button danger>{t('remove')}</Button>
        <Button disabled>{t('disabled')}</Button>
        <Button type="primary" loading>
          {t('busy')}
        </Button>
      </Row>
    </Group>
  )
}
