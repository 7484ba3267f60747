import { useTranslation } from 'react-i18next'
import { settingsPath } from '../../model/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { PagePath } from '../../ui/page/PagePath.tsx'
import { PluginBill } from './bill/PluginBill.tsx'

/** `/settings/developer`: what each plugin has cost, for those who write plugins or run the portal. */
export function DeveloperPage() {
  const { t } = useTranslation('settings')
  const title = t('developer')
  return (
    <>
      <PageHead
        title={title}
        path={<PagePath above={[{ to: settingsPath, text: t('title') }]} here={title} />}
        intro={t('developerText')}
      />
      <Card title={t('bill.title')}>
        <Text isQuiet>{t('bill.text')}</Text>
        <PluginBill />
      </Card>
    </>
  )
}
