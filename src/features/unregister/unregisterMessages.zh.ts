// Simplified Chinese texts of unregistering.

import type { Translated } from '../../ui/messages/translated.ts'
import type { unregisterMessages } from './unregisterMessages.ts'

export const texts: Translated<typeof unregisterMessages> = {
  menuItem: '从目录中移除',
  denied: '您无权从目录中移除此实体。请向所有者申请权限。',
  turnedOff: '此门户已禁用移除功能。',
  unregisterTitle: '要从目录中移除此实体吗？',
  deleteTitle: '确定要删除此实体吗？',
  cannotTitle: '无法从目录中移除此实体',
  loading: '正在查询 {{name}} 的位置…',
  lookUpFailed: '无法查询 {{name}} 的位置。',
  bootstrapText: '{{name}} 来自目录配置。只要配置中仍包含它，删除后会再次出现。',
  unregisterText_one: '将移除此位置及其 {{count, number}} 个实体：',
  unregisterText_other: '将移除此位置及其 {{count, number}} 个实体：',
  moreColocated: '以及更多',
  location: '位置',
  onlyDeleteText: '{{name}} 没有已注册的位置。删除后，其来源可能会再次添加它。',
  orphanText: '没有位置引用 {{name}}。删除后无法恢复。',
  advanced: '高级选项',
  advancedText: '仅删除此实体。只要其位置仍已注册，它就会再次出现。',
  unregister: '移除位置',
  unregistering: '正在移除…',
  delete: '删除实体',
  deleting: '正在删除…',
  cancel: '取消',
  back: '返回',
  retry: '重试',
  failed: '无法移除 {{name}}。',
  deleted: '已删除实体 {{entityName}}',
  undo: '撤销',
  undoing: '正在重新注册 {{entityName}}…',
  undone: '已重新注册 {{entityName}}，稍后即会显示。',
  undoFailed: '无法重新注册 {{entityName}}：{{message}}',
}
