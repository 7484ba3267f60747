import {
  Collapse,
  Descriptions,
  Empty,
  Result,
  Skeleton,
  Splitter,
  Table,
  Tabs,
  Timeline,
  Tree,
} from 'antd'
import { useTranslation } from 'react-i18next'
import '../../ui/antd/data.antd.css'
import { Group } from './Group.tsx'

export function DataGroup() {
  const { t } = useTranslation('components')
  const ids = ['one', 'two'] as const
  const items = ids.map((key) => ({ key, label: t(key), children: t('text') }))
  return (
    <Group name="data">
      <Table
        caption={t('kind')}
        pagination={{ pageSize: 2, total: 6 }}
        columns={[
          { title: t('name'), dataIndex: 'name', sorter: true },
          { title: t('owner'), dataIndex: 'owner' },
        ]}
        dataSource={[
          {
            key: 'one',
            name: t('value'),
            owner: t('team'),
            children: [{ key: 'two', name: t('one'), owner: t('team') }],
          },
        ]}
        expandable={{ defaultExpandAllRows: true }}
        rowSelection={{ getCheckboxProps: ({ key }) => ({ 'aria-label': key }) }}
      />
      <Tree
        defaultExpandAll
        checkable
        treeData={[{ key: 'one', title: t('one'), children: [{ key: 'two', title: t('two') }] }]}
      />
      <Tabs items={items} />
      <Collapse items={items} defaultActiveKey="one" />
      <Descriptions
        bordered
        title={t('details')}
        items={items.map(({ key, label }) => ({ key, label, children: t('value') }))}
      />
      <Timeline items={ids.map((key) => ({ title: t(key), content: t('text') }))} />
      <Splitter>
        <Splitter.Panel>{t('one')}</Splitter.Panel>
        <Splitter.Panel>{t('two')}</Splitter.Panel>
      </Splitter>
      <Skeleton title paragraph={{ rows: 2 }} />
      <Empty description={t('text')} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      <Result status="warning" title={t('failed')} subTitle={t('text')} />
    </Group>
  )
}
