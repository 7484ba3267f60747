// Comma-separated values (RFC 4180) that are safe to open in a spreadsheet.

/** A byte order mark, which tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Starts a formula in a spreadsheet, even after blanks. */
const runsAsFormula = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

const needsQuotes = /[",\r\n]|^\s|\s$/

/** Quotes a value where needed, and puts an apostrophe before formulas. */
function csvCell(value: string): string {
  const harmless = runsAsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Ends with a line break. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`
