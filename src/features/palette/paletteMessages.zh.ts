// Simplified Chinese texts of the command palette.

import type { Translated } from '../../ui/messages/translated.ts'
import type { paletteMessages } from './paletteMessages.ts'

export const texts: Translated<typeof paletteMessages> = {
  recents: '最近访问',
  starred: '收藏',
  pages: '页面',
  actions: '操作',
  catalog: '目录',
  nothing: '未找到任何内容',
  more: '更多',
  copyLink: '复制此页面的链接',
  linkCopied: '已复制此页面的链接。',
  theme: {
    light: '切换到浅色主题',
    dark: '切换到深色主题',
    system: '使用操作系统的主题',
  },
  pinSidebar: '固定侧边栏',
  unpinSidebar: '取消固定侧边栏',
  comfortable: '以宽松行高显示',
  compact: '以紧凑行高显示',
  signOut: '退出登录',
  searchFailed: '无法搜索目录',
  retry: '重试',
  searchCatalog: '在目录中搜索“{{text}}”',
}
