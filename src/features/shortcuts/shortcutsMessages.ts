// English texts of the sheet of keyboard shortcuts.

export const shortcutsMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  general: 'General',
  goTo: 'Go to',
  lists: 'Lists',
  search: 'Search this page',
  palette: 'Command palette',
  sheet: 'Keyboard shortcuts',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select row',
  open: 'Open row',
  leave: 'Leave list or search',
  then: 'then',
  or: 'or',
  turnOff: 'Turn off in settings',
  turnOn: 'Single keys are off. Turn on in settings',
} as const
