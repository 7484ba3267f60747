// English texts of import problems: the cause, who can fix it, what to do next.

const you = 'You'
const operators = 'The portal operators'
const owners = 'A repository admin'

export const problemMessages = {
  raw: 'Server response',
  retry: 'Retry',
  who: 'Who can fix this?',
  malformed: {
    cause: 'This URL is not a file or repository',
    who: you,
    next: 'Copy the URL of the file or repository from your browser, without credentials.',
  },
  unknownHost: {
    cause: 'No integration for this host',
    who: operators,
    next: 'Ask for an integration, or paste the full URL of an entity file.',
  },
  directory: {
    cause: 'This host supports files only',
    who: you,
    next: 'Open the entity file in your browser and paste its URL.',
  },
  integrationMissing: {
    cause: "The catalog can't read from this host",
    who: operators,
    next: 'Ask for an integration with valid credentials, or an entry in backend.reading.allow.',
  },
  notFound: {
    cause: 'Nothing found at this URL',
    who: 'You or a repository admin',
    next: 'Check the spelling, branch and path. For a private repository, check that you and the catalog have access.',
  },
  branchWithSlash: {
    cause: 'Nothing found. The branch may contain a slash',
    who: you,
    next: 'Paste the URL of the file on the default branch.',
  },
  emptyRepository: {
    cause: 'The repository is empty',
    who: you,
    next: 'Push a first commit, then retry.',
  },
  invalidFile: {
    cause: 'Invalid entity file',
    who: 'You or the file owner',
    next: 'Fix the file, then retry.',
  },
  kindNotAllowed: {
    cause: "This kind isn't allowed from this location",
    who: operators,
    next: 'Ask to allow the kind in catalog.rules, or change it in the file.',
  },
  sessionOver: {
    cause: 'Session ended',
    who: you,
    next: 'Sign in again, then retry. Your input is kept.',
  },
  permissionMissing: {
    cause: 'Catalog permission missing',
    who: operators,
    next: 'Ask for permission to validate and register entities.',
  },
  unauthorized: {
    cause: 'Sign-in expired',
    who: you,
    next: 'Retry and sign in. If it fails, sign out of the provider in Settings.',
  },
  signInRefused: {
    cause: 'Sign-in refused',
    who: you,
    next: 'Retry and sign in. Pull requests are opened in your name.',
  },
  forbidden: {
    cause: "You don't have write access",
    who: owners,
    next: 'Ask for write access, or let someone with access open the pull request.',
  },
  rateLimited: {
    cause: 'Too many requests',
    who: you,
    next: 'Wait a few minutes, then retry.',
  },
  branchExists: {
    cause: 'The branch already exists',
    who: you,
    next: 'Use it, choose another name, or delete it.',
  },
  fileExists: {
    cause: 'The file already exists',
    who: you,
    next: 'Replace it, or choose another file name.',
  },
  pullRequestExists: {
    cause: 'This branch has an open pull request',
    who: you,
    next: 'Use it, or choose another branch.',
  },
  refused: {
    cause: 'Request rejected',
    who: 'You or a repository admin',
    next: 'Fix the problem described in the response, then retry.',
  },
  unreachable: {
    cause: 'No response',
    who: 'You or your network team',
    next: 'Check your connection, then retry. Completed steps are kept.',
  },
  hostTrouble: {
    cause: 'Server error',
    who: 'The server operators',
    next: 'Try again later. Completed steps are kept.',
  },
  hostUnreachable: {
    cause: "The catalog can't reach this host",
    who: 'You or the portal operators',
    next: 'Check the host name. If it is right, ask whether the backend has access.',
  },
  interrupted: {
    cause: 'Step interrupted, result unknown',
    who: you,
    next: 'Retry. Existing results are detected and not created twice.',
  },
  unexpected: {
    cause: 'Unexpected error',
    who: operators,
    next: 'Retry, or send them the details.',
  },
} as const
