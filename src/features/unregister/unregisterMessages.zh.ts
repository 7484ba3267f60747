// Simplified Chinese texts of taking an entity out of the catalog.

import type { Translated } from '../../ui/messages/translated.ts'
import type { unregisterMessages } from './unregisterMessages.ts'

export const texts: Translated<typeof unregisterMessages> = {
  menuItem: '注销实体',
  denied: '您无权注销此实体。请向其所有者或平台团队申请访问权限。',
  turnedOff: '此门户已关闭注销功能。',
  deciding: '正在检查您是否有权执行此操作…',
  unchecked: '注销实体：权限检查失败，请重试',
  unregisterTitle: '确定要注销此实体吗？',
  deleteTitle: '确定要删除此实体吗？',
  cannotTitle: '无法注销此实体',
  loading: '正在查询 {{name}} 的来源…',
  lookUpFailed: '无法查询 {{name}} 的来源。',
  bootstrapText:
    '{{name}} 来自目录自身的配置，没有可注销的位置。只能将其删除；如果配置中仍有它，它会再次出现。',
  unregisterText_one: '目录将移除此位置以及由它引入的 {{count, number}} 个实体：',
  unregisterText_other: '目录将移除此位置以及由它引入的 {{count, number}} 个实体：',
  moreColocated: '以及更多',
  location: '位置',
  onlyDeleteText:
    '{{name}} 不是来自已注册的位置。只能将其删除；如果仍有内容引用其来源，它会再次出现。',
  orphanText: '已没有任何位置引用 {{name}}。删除后，它将从目录中永久移除。',
  advanced: '高级选项',
  advancedText:
    '删除只会从目录中移除这一个实体。只要其位置仍处于注册状态，目录下次读取时它就会再次出现。',
  unregister: '注销位置',
  unregistering: '正在注销…',
  delete: '删除实体',
  deleting: '正在删除…',
  cancel: '取消',
  back: '返回',
  retry: '重试',
  failed: '{{name}} 未能移除。',
  deleted: '已删除实体 {{entityName}}',
  undo: '撤销',
  undoing: '正在重新注册 {{entityName}}…',
  undone: '已重新注册 {{entityName}}，目录正在读取。',
  undoFailed: '未能重新注册 {{entityName}}：{{message}}',
}
