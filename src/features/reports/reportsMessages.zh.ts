// Chinese texts of problem reports.

import type { Translated } from '../../ui/messages/translated.ts'
import type { reportsMessages } from './reportsMessages.ts'

export const texts: Translated<typeof reportsMessages> = {
  title: '报告问题',
  text: '报告是本页面最近几分钟的记录，不含令牌和密码。',
  sent: '报告已发送。',
  whatHappened: '发生了什么？',
  hide: '隐藏',
  emails: '电子邮件地址',
  names: '实体名称',
  texts: '输入的文字',
  keptNames: '以下词语门户自身也使用，因此不隐藏：{{names, list}}',
  contents: '{{actions, number}} 个操作，{{steps, number}} 个步骤，{{size}}',
  leftOut_one: '{{count, number}} 个部分过大，未包含在内。',
  leftOut_other: '{{count, number}} 个部分过大，未包含在内。',
  preview: '文件的全部内容',
  save: '保存报告',
  send: '发送',
  sending: '正在发送…',
  sendFailed: '无法发送报告',
  cancel: '取消',
  close: '关闭',
}
