// English texts of the installed actions and the templating extensions.

export const actionsMessages = {
  title: 'Installed actions',
  intro: 'Steps that templates can use.',
  search: 'Search actions',
  loading: 'Loading…',
  failed: "Couldn't load the actions",
  unavailable: 'Not available on this backend',
  unavailableHint: 'Install @backstage/plugin-scaffolder-backend in the backend.',
  empty: 'Nothing installed.',
  none: 'No matches.',
  clear: 'Clear search',
  contents: 'Contents',
  count_one: '{{count, number}} entry',
  count_other: '{{count, number}} entries',
  linkTo: 'Link to {{name}}',
  input: 'Input',
  arguments: 'Arguments',
  output: 'Output',
  noFields: 'No fields.',
  oneOf: 'One of these',
  option: 'Option {{number, number}}',
  required: 'Required',
  default: 'Default',
  examples: 'Examples',
  example: 'Example {{number, number}}',
  copy: 'Copy',
}

export const extensionsMessages = {
  title: 'Templating extensions',
  intro: 'Filters, functions and values for template expressions.',
  search: 'Search extensions',
  failed: "Couldn't load the extensions",
  filters: 'Filters',
  functions: 'Functions',
  values: 'Values',
}
