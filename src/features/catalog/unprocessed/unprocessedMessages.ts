// English texts of what the catalog does not show.

export const unprocessedMessages = {
  title: 'Unprocessed entities',
  intro:
    'What the catalog has read but does not show: entities that are waiting for their turn, and those it could not accept.',
  lookAgain: 'Reload',
  loading: 'Loading unprocessed entities …',
  loadFailed: 'The unprocessed entities could not be loaded',
  notOffered: 'This backend does not tell what it could not process',
  notOfferedHint:
    'Whoever runs it can add the module @backstage/plugin-catalog-backend-module-unprocessed.',
  refused: 'Not accepted',
  noneRefused: 'Nothing was refused.',
  waiting: 'Waiting',
  noneWaiting: 'Nothing is waiting.',
  counted: '{{title}} ({{count, number}})',
  location: 'Read from',
  discovered: 'Last seen there',
  nextAttempt: 'Next attempt',
  time: '{{time, datetime}}',
  source: 'Show what was read',
  readAgain: 'Retry now',
  copyError: 'Copy the error',
  willBeRead: 'The catalog will read it again shortly.',
  notRead: 'It will not be read again: {{message}}',
} as const
