// Chinese texts of the notice about the backend.

import type { Translated } from '../../ui/messages/translated.ts'
import type { recoveryMessages } from './recoveryMessages.ts'

export const texts: Translated<typeof recoveryMessages> = {
  away: '无法连接后端，正在自动重试。',
  back: '后端已恢复。',
}
