// English texts that explain a denied permission.

export const permissionsMessages = {
  title: "Why can't I?",
  text: 'This needs a permission, and the portal’s backend decides on it.',
  permission: 'Permission',
  resource: 'For',
  everything: 'The whole portal, not a single entity',
  decision: 'Decision',
  decisions: {
    deciding: 'Asking the backend…',
    allowed: 'Allowed. Close this and try again.',
    allowedForSome:
      'Allowed for some entities, depending on conditions. The backend does not tell which.',
    denied: 'Denied. The backend gives no reason.',
    failed: "Couldn't ask the backend: {{message}}",
  },
  owners: 'Who to ask',
  ownersAsked: 'Looking up the owner…',
  ownerless: 'The entity names no owner.',
  ownerUnknown:
    "The owner isn't known, because the catalog doesn't show you the entity: {{message}}",
  noEntity: 'No entity is concerned, so nobody is named as its owner.',
  support: 'Contact {{channel}}.',
  identity: 'Your session',
  identityText: 'The backend knows you as these:',
  copy: 'Copy request for access',
  again: 'Check again',
  close: 'Close',
  request: {
    intro: 'Please give me access to the developer portal.',
    user: 'User: {{user}}',
    groups: 'Groups: {{groups}}',
    noGroups: 'none',
    permission: 'Permission: {{name}} ({{action}})',
    resource: 'For: {{resource}}',
    owners: 'Owner: {{owners}}',
    page: 'Page: {{page}}',
  },
  actions: {
    create: 'create',
    read: 'read',
    update: 'change',
    delete: 'delete',
    use: 'use',
  },
} as const
