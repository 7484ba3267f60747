// Simplified Chinese texts of the sheet of keyboard shortcuts.

import type { Translated } from '../../ui/messages/translated.ts'
import type { shortcutsMessages } from './shortcutsMessages.ts'

export const texts: Translated<typeof shortcutsMessages> = {
  title: '键盘快捷键',
  close: '关闭',
  general: '常规',
  goTo: '前往',
  lists: '列表',
  search: '搜索此页面',
  palette: '命令面板',
  sheet: '键盘快捷键',
  next: '下一行',
  previous: '上一行',
  select: '选择行',
  open: '打开行',
  leave: '离开列表或搜索',
  then: '然后',
  or: '或',
  turnOff: '在设置中关闭',
  turnOn: '单键快捷键已关闭。在设置中开启',
}
