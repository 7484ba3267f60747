import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../src/ui/antd/forms.antd.css'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { Group } from './Group.tsx'

export function OverlaysGroup() {
  const { t } = useTranslation('components')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <Group name="overlays">
      <Row gap="md">
        <Button
          data-opens="dialog"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {t('open')}
        </Button>
      </Row>
      {isOpen && (
        <Dialog
          title={t('details')}
          description={t('text')}
          actions={<Button onClick={close}>{t('close')}</Button>}
          onDismiss={close}
        >
          <Form layout="vertical" name="dialog">
            <Form.Item name="kind" label={t('kind')}>
              <Select options={[{ value: 'one', label: t('one') }]} />
            </Form.Item>
          </Form>
        </Dialog>
      )}
    </Group>
  )
}
