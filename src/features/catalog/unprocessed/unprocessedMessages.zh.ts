// Simplified Chinese texts of what the catalog does not show.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { unprocessedMessages } from './unprocessedMessages.ts'

export const texts: Translated<typeof unprocessedMessages> = {
  title: '未处理的实体',
  intro: '目录已读取但未显示的内容：正在排队的实体，以及无法接受的实体。',
  lookAgain: '重新加载',
  loading: '正在加载未处理的实体…',
  loadFailed: '无法加载未处理的实体',
  notOffered: '此后端不提供未能处理的内容',
  notOfferedHint: '后端的管理员可以添加模块 @backstage/plugin-catalog-backend-module-unprocessed。',
  refused: '未被接受',
  noneRefused: '没有被拒绝的实体。',
  waiting: '等待中',
  noneWaiting: '没有正在等待的实体。',
  counted: '{{title}}（{{count, number}}）',
  location: '读取自',
  discovered: '上次发现',
  nextAttempt: '下次尝试',
  time: '{{time, datetime}}',
  source: '显示读取的内容',
  readAgain: '立即重新读取',
  copyError: '复制错误',
  willBeRead: '目录很快会重新读取它。',
  notRead: '不会重新读取：{{message}}',
}
