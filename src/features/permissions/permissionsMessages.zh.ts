// Chinese texts that explain a denied permission.

import type { Translated } from '../../ui/messages/translated.ts'
import type { permissionsMessages } from './permissionsMessages.ts'

export const texts: Translated<typeof permissionsMessages> = {
  title: '为什么我不能这样做？',
  text: '此操作需要权限，由门户的后端决定。',
  permission: '权限',
  resource: '对象',
  everything: '整个门户，而不是单个实体',
  decision: '决定',
  decisions: {
    deciding: '正在询问后端…',
    allowed: '已允许。请关闭此窗口后重试。',
    allowedForSome: '在一定条件下允许部分实体。后端没有说明是哪些。',
    denied: '已拒绝。后端没有给出原因。',
    offline: '目前无法连接后端。',
    failed: '无法询问后端：{{message}}',
  },
  owners: '联系人',
  ownersAsked: '正在查找所有者…',
  ownerless: '该实体没有指定所有者。',
  ownerUnknown: '无法加载所有者：{{message}}',
  noEntity: '不涉及单个实体，因此没有所有者。',
  support: '请联系{{channel}}。',
  identity: '您的会话',
  identityText: '后端将您识别为：',
  copy: '复制申请',
  again: '重新检查',
  close: '关闭',
  request: {
    intro: '请为我开通开发者门户的访问权限。',
    user: '用户：{{user}}',
    groups: '群组：{{groups}}',
    noGroups: '无',
    permission: '权限：{{name}}（{{action}}）',
    resource: '对象：{{resource}}',
    owners: '所有者：{{owners}}',
    page: '页面：{{page}}',
  },
  actions: {
    create: '创建',
    read: '读取',
    update: '修改',
    delete: '删除',
    use: '使用',
  },
}
