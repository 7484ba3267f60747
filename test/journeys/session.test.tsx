// Signing in, and the end of a session.

import './session/end.tsx'
import './session/inactivity.tsx'
import './session/loginDialog.tsx'
import './session/signInPage.tsx'
