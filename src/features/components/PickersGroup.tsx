import { Button, Cascader, DatePicker, TreeSelect, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import '../../ui/antd/forms.antd.css'
import '../../ui/antd/pickers.antd.css'
import { Row } from '../../ui/layout/Row.tsx'
import { Group } from './Group.tsx'

export function PickersGroup() {
  const { t } = useTranslation('components')
  const children = [{ value: 'two', label: t('two') }]
  return (
    <Group name="pickers">
      <Row gap="md">
        <DatePicker aria-label={t('one')} placeholder={t('one')} />
        <DatePicker.RangePicker placeholder={[t('one'), t('two')]} />
        <DatePicker aria-label={t('disabled')} placeholder={t('disabled')} disabled />
        <Cascader
          aria-label={t('owner')}
          placeholder={t('owner')}
          options={[{ value: 'one', label: t('one'), children }]}
        />
        <TreeSelect
          aria-label={t('kind')}
          placeholder={t('kind')}
          treeData={[{ value: 'one', title: t('one') }]}
        />
        <Upload
          beforeUpload={() => false}
          defaultFileList={[{ uid: '1', name: t('value'), status: 'done' }]}
        >
          <Button>{t('open')}</Button>
        </Upload>
      </Row>
    </Group>
  )
}
