// Text of a log without what only a terminal understands.

/* eslint-disable no-control-regex -- escape sequences of terminals are made of control characters */
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/* eslint-enable no-control-regex */

/** A line that was redrawn from its beginning, such as a progress bar, shows its last state. */
function redrawn(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end -= 1
  return line.slice(line.lastIndexOf('\r', end - 1) + 1)
}

export function plainText(text: string): string {
  const drawn = text.includes('\r') ? text.split('\n').map(redrawn).join('\n') : text
  return drawn.replaceAll(sequences, '').replaceAll(controls, '')
}
