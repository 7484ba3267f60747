// Chinese texts of what can go wrong with an import.

import type { Translated } from '../../ui/messages/translated.ts'
import type { problemMessages } from './problemMessages.ts'

const you = '您自己。'
const operators = '此门户的运营者。'
const owners = '仓库的管理员。'

export const problemTexts: Translated<typeof problemMessages> = {
  raw: '对方的回答',
  retry: '重试',
  who: '谁可以解决：',
  malformed: {
    cause: '这不是文件或仓库的地址',
    who: you,
    next: '请在浏览器显示该文件或仓库时复制地址，其中不要包含用户名或密码。',
  },
  unknownHost: {
    cause: '此主机没有配置集成',
    who: operators,
    next: '请他们为该主机添加集成，或粘贴实体文件的完整 URL。',
  },
  directory: {
    cause: '此主机只能导入文件',
    who: you,
    next: '请在浏览器中打开实体文件本身，并粘贴其地址。',
  },
  integrationMissing: {
    cause: '目录不能读取此主机',
    who: operators,
    next: '需要为该主机配置带有效凭据的集成，或在 backend.reading.allow 中允许它。',
  },
  notFound: {
    cause: '此地址没有找到任何内容',
    who: '您，或仓库的管理员。',
    next: '请检查拼写、分支和路径。对于私有仓库，主机的回答相同：目录或您可能没有访问权限。',
  },
  branchWithSlash: {
    cause: '没有找到内容，可能是因为分支名称包含斜杠',
    who: you,
    next: '请粘贴默认分支上该文件的 URL；不应从功能分支导入。',
  },
  emptyRepository: {
    cause: '仓库是空的',
    who: you,
    next: '请先推送一次提交，以便有默认分支，然后重试。',
  },
  invalidFile: {
    cause: '实体文件无效',
    who: '您，或文件的所有者。',
    next: '请按消息所述更正文件，然后重试。',
  },
  kindNotAllowed: {
    cause: '此类实体不允许来自该位置',
    who: operators,
    next: '请他们在 catalog.rules 中允许该类型，或更正文件中的类型。',
  },
  sessionOver: {
    cause: '您的会话已结束',
    who: you,
    next: '请重新登录后重试。您写下的内容会保留。',
  },
  permissionMissing: {
    cause: '目录不允许您执行此操作',
    who: operators,
    next: '请申请在目录中检查和注册实体的权限。',
  },
  unauthorized: {
    cause: '登录不再被接受',
    who: you,
    next: '请重试并登录。如果无效，请先在设置中退出该提供商。',
  },
  signInRefused: {
    cause: '登录被拒绝',
    who: you,
    next: '请重试并登录：拉取请求以您的名义创建。',
  },
  forbidden: {
    cause: '您无权在此执行此操作',
    who: owners,
    next: '请申请写入权限，或请有权限的人提交拉取请求。',
  },
  rateLimited: {
    cause: '请求过多：主机要求等待',
    who: '时间。',
    next: '请等待几分钟后重试。不会丢失任何内容。',
  },
  branchExists: {
    cause: '分支已存在',
    who: you,
    next: '它可能来自之前的尝试。请使用它、换一个名称，或删除它。',
  },
  fileExists: {
    cause: '文件已存在',
    who: you,
    next: '请替换它，或换一个文件名。',
  },
  pullRequestExists: {
    cause: '此分支已有拉取请求',
    who: you,
    next: '请使用它，或换一个分支。',
  },
  refused: {
    cause: '对方拒绝了',
    who: '您，或仓库的管理员。',
    next: '对方的回答说明了原因。请更正后重试。',
  },
  unreachable: {
    cause: '没有收到回答',
    who: '您，或网络的运营者。',
    next: '请检查连接后重试。已完成的步骤保持完成。',
  },
  hostTrouble: {
    cause: '对方出现故障',
    who: '对方的运营者。',
    next: '请稍后重试。已完成的步骤保持完成。',
  },
  hostUnreachable: {
    cause: '目录无法连接到该主机',
    who: '您，或门户的运营者。',
    next: '请检查主机名。如果无误，请询问运营者目录服务器是否可以访问该主机。',
  },
  interrupted: {
    cause: '无法确定此步骤是否已完成',
    who: you,
    next: '请重试：已有的内容会被识别，不会重复创建。',
  },
  unexpected: {
    cause: '发生了意外情况',
    who: operators,
    next: '请重试。如果问题仍然存在，请把此处的内容告诉他们。',
  },
}
