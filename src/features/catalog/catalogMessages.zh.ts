// Simplified Chinese texts of the catalog.

import type { Translated } from '../../ui/messages/translated.ts'
import type { catalogMessages } from './catalogMessages.ts'
import { texts as entityTexts } from './entity/entityMessages.zh.ts'
import { texts as exportTexts } from './export/exportMessages.zh.ts'
import { texts as panelTexts } from './list/panelMessages.zh.ts'
import { texts as tableTexts } from './list/tableMessages.zh.ts'
import { texts as unprocessedTexts } from './unprocessed/unprocessedMessages.zh.ts'

export const texts: Translated<typeof catalogMessages> = {
  title: '{{organization}} 目录',
  count_one: '{{count, number}} 个实体',
  count_other: '{{count, number}} 个实体',
  checked: '已检查 {{count, number}} 个实体，其中 {{found, number}} 个有错误',
  checkMore: '检查更多实体',
  emptyChecked_one: '目前检查的实体没有错误。',
  emptyChecked_other: '目前检查的 {{count, number}} 个实体没有错误。',
  number: '{{value, number}}',
  filters: '筛选',
  search: '按名称、描述或标签搜索',
  kind: '种类',
  allKinds: '所有种类',
  type: '类型',
  facetsFailed: '无法加载计数。',
  resetFilters: '清除所有筛选',
  kindCount: '{{name}} ({{count, number}})',
  showResults: '显示结果',
  showCounted_one: '显示 {{count, number}} 个结果',
  showCounted_other: '显示 {{count, number}} 个结果',
  otherKinds_one: '其他种类中有 {{count, number}} 个匹配',
  otherKinds_other: '其他种类中有 {{count, number}} 个匹配',
  caption: '目录中的实体',
  loading: '正在加载实体…',
  updating: '正在更新…',
  loadMore: '加载更多',
  retry: '重试',
  loadingMore: '正在加载更多…',
  loadMoreFailed: '无法加载更多实体：{{message}}',
  listChanged: '列表已过期，请重新加载。',
  reload: '重新加载',
  empty: '没有可显示的记录',
  emptyHint: '没有符合筛选条件的实体。',
  emptyCatalogHint: '还没有此种类的实体。',
  listFailed: '无法获取目录实体。',
  create: '创建',
  apis: 'API',
  registerApi: '注册 API',
  entity: entityTexts,
  unprocessed: unprocessedTexts,
  panel: panelTexts,
  table: tableTexts,
  export: exportTexts,
}
