// Chinese texts of import problems.

import type { Translated } from '../../ui/messages/translated.ts'
import type { problemMessages } from './problemMessages.ts'

const you = '您'
const operators = '门户运维人员'
const owners = '仓库管理员'

export const problemTexts: Translated<typeof problemMessages> = {
  raw: '服务器响应',
  retry: '重试',
  who: '谁可以解决？',
  malformed: {
    cause: '此 URL 不是文件或仓库',
    who: you,
    next: '请从浏览器复制文件或仓库的 URL，不要包含凭据。',
  },
  unknownHost: {
    cause: '此主机没有集成',
    who: operators,
    next: '请申请添加集成，或粘贴实体文件的完整 URL。',
  },
  directory: {
    cause: '此主机仅支持文件',
    who: you,
    next: '请在浏览器中打开实体文件，并粘贴其 URL。',
  },
  integrationMissing: {
    cause: '目录无法读取此主机',
    who: operators,
    next: '请申请配置带有效凭据的集成，或在 backend.reading.allow 中添加条目。',
  },
  notFound: {
    cause: '此 URL 没有内容',
    who: '您或仓库管理员',
    next: '请检查拼写、分支和路径。对于私有仓库，请确认您和目录都有访问权限。',
  },
  branchWithSlash: {
    cause: '未找到内容，分支名称可能包含斜杠',
    who: you,
    next: '请粘贴默认分支上该文件的 URL。',
  },
  emptyRepository: {
    cause: '仓库为空',
    who: you,
    next: '请先推送第一次提交，然后重试。',
  },
  invalidFile: {
    cause: '实体文件无效',
    who: '您或文件所有者',
    next: '请修正文件，然后重试。',
  },
  kindNotAllowed: {
    cause: '不允许从此位置导入此种类',
    who: operators,
    next: '请申请在 catalog.rules 中允许此种类，或在文件中更改。',
  },
  sessionOver: {
    cause: '会话已结束',
    who: you,
    next: '请重新登录后重试，您的输入会保留。',
  },
  permissionMissing: {
    cause: '缺少目录权限',
    who: operators,
    next: '请申请校验和注册实体的权限。',
  },
  unauthorized: {
    cause: '登录已失效',
    who: you,
    next: '请重试并登录。如果仍然失败，请在设置中退出该提供方的登录。',
  },
  signInRefused: {
    cause: '登录被拒绝',
    who: you,
    next: '请重试并登录，拉取请求以您的名义创建。',
  },
  forbidden: {
    cause: '您没有写入权限',
    who: owners,
    next: '请申请写入权限，或请有权限的人创建拉取请求。',
  },
  rateLimited: {
    cause: '请求过多',
    who: you,
    next: '请等待几分钟后重试。',
  },
  branchExists: {
    cause: '分支已存在',
    who: you,
    next: '请使用它、更换名称或删除它。',
  },
  fileExists: {
    cause: '文件已存在',
    who: you,
    next: '请替换它，或更换文件名。',
  },
  pullRequestExists: {
    cause: '此分支已有拉取请求',
    who: you,
    next: '请使用它，或更换分支。',
  },
  refused: {
    cause: '请求被拒绝',
    who: '您或仓库管理员',
    next: '请修正响应中说明的问题，然后重试。',
  },
  unreachable: {
    cause: '没有响应',
    who: '您或网络团队',
    next: '请检查网络连接后重试，已完成的步骤会保留。',
  },
  hostTrouble: {
    cause: '服务器错误',
    who: '服务器运维人员',
    next: '请稍后重试，已完成的步骤会保留。',
  },
  hostUnreachable: {
    cause: '目录无法连接到此主机',
    who: '您或门户运维人员',
    next: '请检查主机名。如果无误，请确认后端是否有访问权限。',
  },
  interrupted: {
    cause: '步骤已中断，结果未知',
    who: you,
    next: '请重试，已有的结果会被识别，不会重复创建。',
  },
  unexpected: {
    cause: '意外错误',
    who: operators,
    next: '请重试，或将详情发送给他们。',
  },
}
