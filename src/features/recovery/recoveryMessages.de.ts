// German texts of the notice about the backend.

import type { Translated } from '../../ui/messages/translated.ts'
import type { recoveryMessages } from './recoveryMessages.ts'

export const texts: Translated<typeof recoveryMessages> = {
  away: 'Das Backend ist nicht erreichbar. Es wird automatisch erneut versucht.',
  back: 'Das Backend ist wieder erreichbar.',
}
