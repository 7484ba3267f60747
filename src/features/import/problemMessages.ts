// English texts of what can go wrong with an import: its cause, who can mend it, what to do next.

const you = 'You.'
const operators = 'Whoever runs this portal.'
const owners = 'Whoever administers the repository.'

export const problemMessages = {
  raw: 'What the other side answered',
  retry: 'Try again',
  who: 'Who can mend it:',
  malformed: {
    cause: 'This is not the address of a file or repository',
    who: you,
    next: 'Copy the address from your browser while it shows the file or the repository, without a user name or password in it.',
  },
  unknownHost: {
    cause: 'No integration is configured for this host',
    who: operators,
    next: 'Ask them to add an integration for the host, or paste the full URL of an entity file.',
  },
  directory: {
    cause: 'On this host only files can be imported',
    who: you,
    next: 'Open the entity file itself in your browser and paste its address.',
  },
  integrationMissing: {
    cause: 'The catalog may not read from this host',
    who: operators,
    next: 'They need to configure an integration with valid credentials for the host, or allow it under backend.reading.allow.',
  },
  notFound: {
    cause: 'Nothing was found at this address',
    who: 'You, or whoever administers the repository.',
    next: 'Check spelling, branch and path. Hosts answer the same for private repositories: the catalog, or you, may lack access.',
  },
  branchWithSlash: {
    cause: 'Nothing was found there, perhaps because the branch has a slash in its name',
    who: you,
    next: 'Paste the URL of the file on the default branch; imports should not point to a feature branch.',
  },
  emptyRepository: {
    cause: 'The repository is empty',
    who: you,
    next: 'Push a first commit, so that there is a default branch, then try again.',
  },
  invalidFile: {
    cause: 'The entity file is not valid',
    who: 'You, or whoever owns the file.',
    next: 'Correct the file as the message says, then try again.',
  },
  kindNotAllowed: {
    cause: 'Entities of this kind may not come from there',
    who: operators,
    next: 'Ask them to allow the kind under catalog.rules, or correct the kind in the file.',
  },
  sessionOver: {
    cause: 'Your session has ended',
    who: you,
    next: 'Sign in again, then try again. What you have written is kept.',
  },
  permissionMissing: {
    cause: 'The catalog does not let you do this',
    who: operators,
    next: 'Ask them for the permission to check and register entities in the catalog.',
  },
  unauthorized: {
    cause: 'The sign-in is no longer accepted',
    who: you,
    next: 'Try again and sign in. If that does not help, sign out of the provider under Settings first.',
  },
  signInRefused: {
    cause: 'The sign-in was refused',
    who: you,
    next: 'Try again and sign in: pull requests are made in your name.',
  },
  forbidden: {
    cause: 'You may not do this here',
    who: owners,
    next: 'Ask for write access, or have somebody with access send the pull request.',
  },
  rateLimited: {
    cause: 'Too many requests: the host asks to wait',
    who: 'Time.',
    next: 'Wait a few minutes, then try again. Nothing is lost.',
  },
  branchExists: {
    cause: 'The branch exists already',
    who: you,
    next: 'It may be left from an earlier try. Use it, choose another name, or delete it.',
  },
  fileExists: {
    cause: 'The file exists already',
    who: you,
    next: 'Replace it, or choose another file name.',
  },
  pullRequestExists: {
    cause: 'There is a pull request for this branch already',
    who: you,
    next: 'Use that one, or choose another branch.',
  },
  refused: {
    cause: 'The other side refused',
    who: 'You, or whoever administers the repository.',
    next: 'Its answer says what it did not like. Correct that, then try again.',
  },
  unreachable: {
    cause: 'No answer came',
    who: 'You, or whoever runs the network.',
    next: 'Check your connection and try again. What has been done already stays done.',
  },
  hostTrouble: {
    cause: 'The other side is in trouble',
    who: 'Whoever runs it.',
    next: 'Try again in a while. What has been done already stays done.',
  },
  hostUnreachable: {
    cause: 'The catalog cannot reach this host',
    who: 'You, or whoever runs this portal.',
    next: 'Check the name of the host. If it is right, ask them whether the catalog’s server may reach it.',
  },
  interrupted: {
    cause: 'Nobody knows whether this step was done',
    who: you,
    next: 'Try again: what is there already is recognised and not made twice.',
  },
  unexpected: {
    cause: 'Something unexpected happened',
    who: operators,
    next: 'Try again. If it stays, tell them what stands here.',
  },
} as const
