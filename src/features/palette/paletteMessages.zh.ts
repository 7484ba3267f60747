// Simplified Chinese texts of the command palette.

import type { Translated } from '../../ui/messages/translated.ts'
import type { paletteMessages } from './paletteMessages.ts'

export const texts: Translated<typeof paletteMessages> = {
  recents: '最近访问',
  starred: '收藏',
  pages: '页面',
  actions: '操作',
  catalog: '目录',
  kinds: '种类',
  catalogOf: '目录：{{kind}}',
  searchKind: '按种类搜索',
  nothing: '没有结果',
  more: '更多',
  copyLink: '复制页面链接',
  linkCopied: '链接已复制。',
  refCopied: '实体引用已复制。',
  entity: {
    refresh: '刷新实体',
    inspect: '检查实体',
    copyRef: '复制实体引用',
    openGraph: '打开关系图',
    unregister: '从目录中移除',
  },
  theme: {
    light: '使用浅色主题',
    dark: '使用深色主题',
    system: '使用系统主题',
  },
  pinSidebar: '固定侧边栏',
  unpinSidebar: '取消固定侧边栏',
  comfortable: '使用标准行高',
  compact: '使用紧凑行高',
  shortcuts: '键盘快捷键',
  signOut: '退出登录',
  searchFailed: '目录搜索失败',
  retry: '重试',
  searchCatalog: '在目录中搜索“{{text}}”',
}
