// Sign-in in popups: those that do what they should, and those that do not.

import { flows } from './signIn/flows.ts'
import { look } from './signIn/look.ts'
import { windows } from './signIn/windows.ts'
import { useSignIn } from './support/signInPage.ts'

const page = await useSignIn()

flows(page)
windows(page)
look(page)
