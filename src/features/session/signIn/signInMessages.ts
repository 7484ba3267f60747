// English texts of the sign-in page alone.

export const signInMessages = {
  heading: 'Sign in to {{title}}',
  guestText: 'Browse without an account.',
  enter: 'Enter',
  entering: 'Signing in…',
  custom: 'Custom User',
  customText: 'Sign in as any user for testing. Not saved.',
  customOpen: 'Other user',
  language: 'Language',
  signIn: 'Sign In',
  silently: 'Signing you in…',
  guestQuestion: 'Guest sign-in',
  useLegacyToken:
    'Failed to sign in as a guest using the auth backend. Do you want to fallback to the legacy guest token?',
  useBackend:
    'You are currently using the legacy guest token, but you have the new guest backend module installed. Do you want to use the new module?',
  yes: 'Yes',
  no: 'No',
  signedOutBy: {
    user: 'You signed out.',
    inactivity: 'Signed out due to inactivity. Sign in to continue.',
    otherTab: 'You signed out in another tab.',
    otherUser: 'Another user signed in. Sign in again.',
  },
}
