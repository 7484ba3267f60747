import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/ui/button/Button.tsx'
import { Banner } from '../../../src/ui/message/Banner.tsx'
import { Message } from '../../../src/ui/message/Message.tsx'
import { Progress } from '../../../src/ui/progress/Progress.tsx'
import { Skeleton } from '../../../src/ui/progress/Skeleton.tsx'
import { Group } from './Group.tsx'

const nothing = () => undefined

export function MessagesGroup() {
  const { t } = useTranslation('components')
  return (
    <Group name="messages">
      <Banner severity="info" onDismiss={nothing}>
        {t('text')}
      </Banner>
      <Banner severity="warning" actions={<Button>{t('open')}</Button>}>
        {t('text')}
      </Banner>
      {(['error', 'warning'] as const).map((severity) => (
        <Message
          key={severity}
          severity={severity}
          title={t('failed')}
          hint={t('explained')}
          details={{ label: t('details'), text: t('value') }}
          actions={<Button>{t('open')}</Button>}
        >
          <p>{t('text')}</p>
        </Message>
      ))}
      <Progress active label={t('busy')} />
      <Skeleton width={60} />
    </Group>
  )
}
