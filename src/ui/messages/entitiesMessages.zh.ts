// Chinese texts of links, stars and pickers of entities, which every area may show.

import type { entitiesMessages } from './entitiesMessages.ts'
import type { Translated } from './translated.ts'

export const texts: Translated<typeof entitiesMessages> = {
  star: '为 {{name}} 加星标',
  starGiven: '添加到收藏',
  starTaken: '从收藏中移除',
  missingRef: '目录中不存在，或您无权查看',
  picker: {
    loading: '正在加载…',
    none: '未找到任何内容。',
    failed: '无法加载：{{message}}',
    hidden_one: '还有 {{count, number}} 项，输入文字即可查找。',
    hidden_other: '还有 {{count, number}} 项，输入文字即可查找。',
    number: '{{value, number}}',
    more: '加载更多',
    retry: '重试',
    startOver: '重新开始',
    listChanged: '此列表在打开后发生了变化，无法继续加载。',
    remove: '移除{{label}}：{{value}}',
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
    hasMember: '成员',
    partOf: '属于',
    hasPart: '包含',
  },
}
