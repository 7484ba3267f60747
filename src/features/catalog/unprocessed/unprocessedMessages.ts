// English texts of the unprocessed entities page.

export const unprocessedMessages = {
  title: 'Unprocessed entities',
  intro: 'Entities that are pending or failed to process.',
  reload: 'Reload',
  loading: 'Loading unprocessed entities…',
  loadFailed: "Couldn't load unprocessed entities",
  unavailable: 'Not available on this backend',
  unavailableHint: 'Install @backstage/plugin-catalog-backend-module-unprocessed in the backend.',
  failed: 'Failed',
  noneFailed: 'No failed entities.',
  pending: 'Pending',
  nonePending: 'No pending entities.',
  counted: '{{title}} ({{count, number}})',
  location: 'Location',
  discovered: 'Last seen',
  nextAttempt: 'Next attempt',
  source: 'Raw definition',
  refresh: 'Refresh',
  copyError: 'Copy error',
  refreshScheduled: 'Refresh scheduled.',
  refreshFailed: "Couldn't refresh: {{message}}",
} as const
