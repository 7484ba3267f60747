// Who is let in, by which message or address, and where that leads.

import { attacks } from './signIn/attacks.ts'
import { redirect } from './signIn/redirect.ts'
import { useSignIn } from './support/signInPage.ts'

const page = await useSignIn()

attacks(page)
redirect(page)
