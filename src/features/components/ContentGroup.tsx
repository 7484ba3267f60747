import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/badges/Chip.tsx'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { StatusBadge, workStatuses } from '../../ui/badges/StatusBadge.tsx'
import { Tag } from '../../ui/badges/Tag.tsx'
import { Card } from '../../ui/Card.tsx'
import { LazyMarkdown } from '../../ui/LazyMarkdown.tsx'
import { Link } from '../../ui/Link.tsx'
import { ProviderIcon } from '../../ui/login/ProviderIcon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Duration } from '../../ui/time/Duration.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './ComponentsPage.module.css'
import { Group } from './Group.tsx'

const nothing = () => undefined
const kinds = ['Component', 'API', 'Resource', 'System', 'Domain', 'User', 'Group', 'Location']
const tabs = ['one', 'two', 'three'] as const

export function ContentGroup() {
  const { t } = useTranslation('components')
  const [tab, setTab] = useState<(typeof tabs)[number]>('one')
  const [opened] = useState(Date.now)
  return (
    <Group name="content">
      <Card title={t('kind')}>
        <p>
          <Link to="/catalog">{t('value')}</Link>
        </p>
        <LazyMarkdown text={t('text')} plain={t('text')} />
      </Card>
      <div className={classes['row']}>
        <Tag>{t('value')}</Tag>
        <Chip label={t('removeTeam')} onRemove={nothing}>
          {t('team')}
        </Chip>
        <Picture name={t('team')} url={undefined} />
        {kinds.map((kind) => (
          <EntityIcon key={kind} kind={kind} />
        ))}
        <ProviderIcon providerId="github" />
      </div>
      <div className={classes['row']}>
        {workStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {['production', 'experimental', 'deprecated', 'end-of-life'].map((lifecycle) => (
          <LifecycleBadge key={lifecycle} lifecycle={lifecycle} />
        ))}
      </div>
      <div className={classes['row']}>
        <Time at={opened - 300_000} />
        <Time at={opened + 7_200_000} />
        <Duration from={opened - 134_000} to={opened} />
        <Duration from={opened} />
      </div>
      <Tabs
        label={t('kind')}
        tabs={tabs.map((id) => ({ id, title: t(id) }))}
        selected={tab}
        onSelect={setTab}
      >
        {t('text')}
      </Tabs>
    </Group>
  )
}
