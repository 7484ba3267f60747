// Chinese texts of entity links, stars and pickers, shared by all areas.

import type { entitiesMessages } from './entitiesMessages.ts'
import type { Translated } from './translated.ts'

export const texts: Translated<typeof entitiesMessages> = {
  star: '收藏 {{name}}',
  addStar: '收藏',
  removeStar: '取消收藏',
  missingRef: '未找到，或无权访问',
  picker: {
    use: '使用“{{text}}”',
    loading: '正在加载…',
    none: '没有结果。',
    failed: '加载失败：{{message}}',
    hidden_one: '还有 {{count, number}} 项，输入以搜索。',
    hidden_other: '还有 {{count, number}} 项，输入以搜索。',
    number: '{{value, number}}',
    more: '加载更多',
    retry: '重试',
    reload: '重新加载',
    listChanged: '列表已过期，请重新加载。',
    unknown: '没有名为“{{text}}”的实体。',
    lookupFailed: '无法查找“{{text}}”。{{reason}}',
    several: '有多个名为“{{text}}”的实体，请选择一个。',
    remove: '移除{{label}}：{{value}}',
  },
  missingAnnotation: {
    title: '缺少注解',
    text_one: '缺少注解 {{annotations}}。请将其添加到您的 {{kind}}。',
    text_other: '缺少注解 {{annotations}}。请将它们添加到您的 {{kind}}。',
    example: '{{kind}} 的 YAML 示例：',
    copy: '复制示例',
    readMore: '了解更多',
  },
  relation: {
    ownedBy: '所有者为',
    ownerOf: '拥有',
    consumesApi: '使用',
    apiConsumedBy: '被使用',
    providesApi: '提供',
    apiProvidedBy: '提供者为',
    dependsOn: '依赖',
    dependencyOf: '被依赖',
    parentOf: '上级',
    childOf: '下级',
    memberOf: '所属群组',
    hasMember: '成员为',
    partOf: '属于',
    hasPart: '包含',
  },
}
