import { translated } from '../../../ui/messages/translated.ts'
import { signInMessages } from './signInMessages.ts'

export const signInTexts = translated('sign-in', signInMessages)
