// Texts of the components page; English only, because it is for developers.

export const componentsMessages = {
  title: 'Components',
  hint: 'Every building block in every state, in development builds only.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  groups: {
    actions: 'Buttons and menus',
    messages: 'Messages',
    content: 'Cards, tags and times',
    pictures: 'Pictures',
    fields: 'Fields of the first screen',
    forms: 'Forms',
    overlays: 'Overlays',
    log: 'Log viewer',
  },
  label: 'Repository',
  other: 'Branch',
  value: 'checkout-service',
  hintOfField: 'Letters, digits and hyphens',
  problem: 'Enter a name.',
  warning: 'This name is taken elsewhere.',
  save: 'Save',
  busy: 'Saving…',
  disabled: 'Disabled',
  explained: 'You may not change this entity.',
  open: 'Open',
  menu: 'Actions',
  remove: 'Remove',
  removeTeam: 'Remove payments-team',
  copy: 'Copy',
  close: 'Close',
  star: 'Add to starred',
  text: 'The backend did not answer.',
  failed: 'Couldn’t load entities',
  details: 'Details',
  one: 'Overview',
  two: 'History',
  three: 'Settings',
  kind: 'Component',
  owner: 'Owner',
  team: 'payments-team',
  log: 'Build log',
  linesOfLog: '{{count, number}} lines',
  addLines: 'Add 5,000 lines',
} as const

declare global {
  interface PluginMessages {
    components: typeof componentsMessages
  }
}
