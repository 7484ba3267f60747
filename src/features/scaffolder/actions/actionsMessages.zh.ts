// Simplified Chinese texts of the installed actions and the templating extensions.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { actionsMessages, extensionsMessages } from './actionsMessages.ts'

export const actionsTexts: Translated<typeof actionsMessages> = {
  title: '已安装的操作',
  intro: '模板可以使用的步骤。',
  search: '搜索操作',
  loading: '正在加载…',
  failed: '无法加载操作',
  unavailable: '此后端不支持此功能',
  unavailableHint: '请在后端安装 @backstage/plugin-scaffolder-backend。',
  empty: '未安装任何内容。',
  none: '没有匹配项。',
  clear: '清除搜索',
  contents: '目录',
  count_one: '{{count, number}} 项',
  count_other: '{{count, number}} 项',
  usedBy_one: '{{count, number}} 个模板使用',
  usedBy_other: '{{count, number}} 个模板使用',
  linkTo: '{{name}} 的链接',
  input: '输入',
  arguments: '参数',
  output: '输出',
  noFields: '没有字段。',
  oneOf: '以下之一',
  option: '选项 {{number, number}}',
  required: '必填',
  default: '默认值',
  examples: '示例',
  example: '示例 {{number, number}}',
  copy: '复制',
}

export const extensionsTexts: Translated<typeof extensionsMessages> = {
  title: '模板扩展',
  intro: '模板表达式可用的过滤器、函数和值。',
  search: '搜索扩展',
  failed: '无法加载扩展',
  filters: '过滤器',
  functions: '函数',
  values: '值',
}
