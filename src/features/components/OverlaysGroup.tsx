import { Button, Drawer, Dropdown, Form, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../ui/antd/forms.antd.css'
import '../../ui/antd/overlays.antd.css'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import classes from './ComponentsPage.module.css'
import { Group } from './Group.tsx'

export function OverlaysGroup() {
  const { t } = useTranslation('components')
  const [opened, setOpened] = useState<'drawer' | 'dialog' | null>(null)
  const close = () => {
    setOpened(null)
  }
  const fields = (
    <Form layout="vertical" name={opened ?? 'none'}>
      <Form.Item name="kind" label={t('kind')}>
        <Select options={[{ value: 'one', label: t('one') }]} />
      </Form.Item>
    </Form>
  )
  return (
    <Group name="overlays">
      <div className={classes['row']}>
        {(['drawer', 'dialog'] as const).map((what) => (
          <Button
            key={what}
            data-opens={what}
            onClick={() => {
              setOpened(what)
            }}
          >
            {t('open')}
          </Button>
        ))}
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'one', label: t('one') }] }}>
          <Button>{t('menu')}</Button>
        </Dropdown>
        <Popconfirm title={t('question')}>
          <Button>{t('remove')}</Button>
        </Popconfirm>
      </div>
      <Drawer title={t('details')} open={opened === 'drawer'} onClose={close} destroyOnHidden>
        {fields}
      </Drawer>
      {opened === 'dialog' && (
        <Dialog
          title={t('details')}
          description={t('text')}
          actions={<Button onClick={close}>{t('close')}</Button>}
          onDismiss={close}
        >
          {fields}
        </Dialog>
      )}
    </Group>
  )
}
