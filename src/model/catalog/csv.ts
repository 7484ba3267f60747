// Comma-separated values (RFC 4180) that a spreadsheet shows as they are.

/** In front of a file it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A spreadsheet would take these for the beginning of a formula, behind blanks too. */
const runsAsFormula = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

const needsQuotes = /[",\r\n]|^\s|\s$/

/** One value: quoted where it must be, and with an apostrophe before what a spreadsheet would run. */
function csvCell(value: string): string {
  const harmless = runsAsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** With its line end. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`
