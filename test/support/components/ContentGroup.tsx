import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../src/ui/badges/Chip.tsx'
import { EntityIcon } from '../../../src/ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../../src/ui/badges/LifecycleBadge.tsx'
import { StatusBadge, workStatuses } from '../../../src/ui/badges/StatusBadge.tsx'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { Card } from '../../../src/ui/Card.tsx'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { ProviderIcon } from '../../../src/ui/login/ProviderIcon.tsx'
import { LazyMarkdown } from '../../../src/ui/markdown/LazyMarkdown.tsx'
import { Picture } from '../../../src/ui/Picture.tsx'
import { SegmentLinks } from '../../../src/ui/segments/SegmentLinks.tsx'
import { SegmentRadios } from '../../../src/ui/segments/SegmentRadios.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { Duration } from '../../../src/ui/time/Duration.tsx'
import { Time } from '../../../src/ui/time/Time.tsx'
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
      <Row gap="md">
        <Tag>{t('value')}</Tag>
        <Chip label={t('removeTeam')} onRemove={nothing}>
          {t('team')}
        </Chip>
        <Picture name={t('team')} url={undefined} />
        {kinds.map((kind) => (
          <EntityIcon key={kind} kind={kind} />
        ))}
        <ProviderIcon providerId="github" />
      </Row>
      <Row gap="md">
        {workStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {['production', 'experimental', 'deprecated', 'end-of-life'].map((lifecycle) => (
          <LifecycleBadge key={lifecycle} lifecycle={lifecycle} />
        ))}
      </Row>
      <Row gap="md">
        <SegmentLinks
          label={t('kind')}
          links={tabs.map((id) => ({ to: '/', text: t(id), isCurrent: id === 'two' }))}
        />
        <SegmentRadios
          label={t('kind')}
          options={tabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChoose={setTab}
        />
      </Row>
      <Row gap="md">
        <Time at={opened - 300_000} />
        <Time at={opened + 7_200_000} />
        <Duration from={opened - 134_000} to={opened} />
        <Duration from={opened} />
      </Row>
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
