import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import page from '../SettingsPage.module.css'
import { PluginBill } from './PluginBill.tsx'

export function PluginBillCard() {
  const { t } = useTranslation('settings')
  return (
    <Card id="bill" title={t('bill.title')}>
      <p className={page['quiet']}>{t('bill.text')}</p>
      <PluginBill />
    </Card>
  )
}
