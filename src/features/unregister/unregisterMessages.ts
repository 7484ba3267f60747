// English texts of taking an entity out of the catalog.

export const unregisterMessages = {
  menuItem: 'Unregister entity',
  denied:
    'You are not allowed to unregister this entity. Ask its owner or your platform team for access.',
  turnedOff: 'Unregistering is turned off in this portal.',
  deciding: 'Checking whether you are allowed to do this …',
  unchecked: 'Unregister entity: the check failed, try again',
  unregisterTitle: 'Are you sure you want to unregister this entity?',
  deleteTitle: 'Are you sure you want to delete this entity?',
  cannotTitle: 'This entity cannot be unregistered',
  loading: 'Looking up where {{name}} comes from …',
  lookUpFailed: 'It could not be looked up where {{name}} comes from.',
  bootstrapText:
    '{{name}} comes from the configuration of the catalog itself, so there is no location to unregister. It can only be deleted, and comes back if the configuration still names it.',
  unregisterText_one:
    'The catalog forgets this location, and the {{count, number}} entity that it brought:',
  unregisterText_other:
    'The catalog forgets this location, and the {{count, number}} entities that it brought:',
  moreColocated: 'and more',
  location: 'Location',
  onlyDeleteText:
    '{{name}} does not come from a registered location. It can only be deleted, and comes back if something still refers to its source.',
  orphanText:
    'No location refers to {{name}} any more. Deleting it removes it from the catalog for good.',
  advanced: 'Advanced',
  advancedText:
    'Deleting takes this one entity out of the catalog. While its location stays registered, it comes back as soon as the catalog reads that again.',
  unregister: 'Unregister location',
  unregistering: 'Unregistering …',
  delete: 'Delete entity',
  deleting: 'Deleting …',
  cancel: 'Cancel',
  back: 'Back',
  retry: 'Try again',
  failed: '{{name}} was not removed.',
  deleted: 'Deleted entity {{entityName}}',
  undo: 'Undo',
  undoing: 'Registering {{entityName}} again …',
  undone: 'Registered {{entityName}} again; the catalog is reading it.',
  undoFailed: '{{entityName}} was not registered again: {{message}}',
} as const
