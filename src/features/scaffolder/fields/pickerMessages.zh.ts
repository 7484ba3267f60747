// Chinese texts of the form's own fields.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { pickerMessages } from './pickerMessages.ts'

export const pickerTexts: Translated<typeof pickerMessages> = {
  chooseEntity: '按名称搜索',
  repo: {
    host: '主机',
    owner: '所有者',
    organization: '组织',
    workspace: '工作区',
    project: '项目',
    repo: '仓库',
  },
  tag: {
    hint: '按 Enter 添加标签。标签由 [a-z0-9+#] 组成，以“-”分隔，最多 63 个字符。',
    invalid: '“{{tag}}”不是有效的标签。请使用 [a-z0-9+#]，以“-”分隔，最多 63 个字符。',
    duplicate: '“{{tag}}”已在列表中。',
    remove: '移除 {{tag}}',
  },
}
