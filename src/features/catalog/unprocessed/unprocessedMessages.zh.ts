// Simplified Chinese texts of the unprocessed entities page.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { unprocessedMessages } from './unprocessedMessages.ts'

export const texts: Translated<typeof unprocessedMessages> = {
  title: '未处理的实体',
  intro: '等待处理或处理失败的实体。',
  reload: '重新加载',
  loading: '正在加载未处理的实体…',
  loadFailed: '无法加载未处理的实体',
  unavailable: '此后端不支持此功能',
  unavailableHint: '请在后端安装 @backstage/plugin-catalog-backend-module-unprocessed。',
  failed: '失败',
  noneFailed: '没有失败的实体。',
  pending: '等待中',
  nonePending: '没有等待中的实体。',
  counted: '{{title}}（{{count, number}}）',
  location: '位置',
  discovered: '上次发现',
  nextAttempt: '下次尝试',
  source: '原始定义',
  refresh: '刷新',
  copyError: '复制错误',
  refreshScheduled: '已安排刷新。',
  refreshFailed: '刷新失败：{{message}}',
}
