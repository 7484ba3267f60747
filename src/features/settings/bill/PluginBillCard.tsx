import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { PluginBill } from './PluginBill.tsx'

export function PluginBillCard() {
  const { t } = useTranslation('settings')
  return (
    <Card id="bill" title={t('bill.title')}>
      <Text isQuiet>{t('bill.text')}</Text>
      <PluginBill />
    </Card>
  )
}
