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
    branch: '分支',
    noSuggestions: '无法提供建议。',
    signingIn: '正在等待您登录 {{host}}。',
    signedIn: '任务将使用您在 {{host}} 的登录。',
    declined: '您尚未登录 {{host}}。没有您的登录，任务可能失败。',
    failed: '无法登录 {{host}}。没有您的登录，任务可能失败。',
    noLogin: '{{host}} 不支持登录。没有登录，任务可能失败。',
    signIn: '登录',
    missing: {
      host: '仓库位置不完整，缺少主机。',
      owner: '仓库位置不完整，缺少所有者。',
      organization: '仓库位置不完整，缺少组织。',
      workspace: '仓库位置不完整，缺少工作区。',
      project: '仓库位置不完整，缺少项目。',
      repo: '仓库位置不完整，缺少仓库名称。',
      url: '无法解析仓库 URL。',
    },
  },
  tag: {
    hint: '按 Enter 添加标签。标签由 [a-z0-9+#] 组成，以“-”分隔，最多 63 个字符。',
    invalid: '“{{tag}}”不是有效的标签。请使用 [a-z0-9+#]，以“-”分隔，最多 63 个字符。',
    duplicate: '“{{tag}}”已在列表中。',
    remove: '移除 {{tag}}',
  },
}
