// English texts of problem reports.

export const reportsMessages = {
  title: 'Report a problem',
  text: 'The report is a recording of the last minutes on this page. It has no tokens and no passwords.',
  sent: 'Report sent.',
  whatHappened: 'What happened?',
  hide: 'Hide',
  emails: 'Email addresses',
  names: 'Names of entities',
  texts: 'Typed texts',
  keptNames: 'Not hidden, used by the portal: {{names, list}}',
  contents: '{{actions, number}} actions, {{steps, number}} steps, {{size}}',
  leftOut_one: '{{count, number}} part is too large and left out.',
  leftOut_other: '{{count, number}} parts are too large and left out.',
  preview: 'Everything in the file',
  save: 'Save report',
  send: 'Send',
  sending: 'Sending…',
  sendFailed: "Couldn't send the report",
  cancel: 'Cancel',
  close: 'Close',
}
