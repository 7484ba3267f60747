// Fills src/ui/antd/*.antd.css with the rules of antd's components. Webpack caches the result until
// one of the listed files or the installed packages change.

import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSheets } from './antd/sheetCss.ts'

const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const sources = [
  ...globSync(fromRoot('config/antd/*.ts')),
  ...['scripts/themeTokens.ts', 'src/ui/antd/antdTheme.ts', 'src/ui/theme/tokens.css'].map(
    fromRoot,
  ),
  fromRoot('package-lock.json'),
]

/** All sheets are built together, because shared rules go into another sheet. */
let sheets

export default function antdSheetLoader(source) {
  for (const file of sources) this.addDependency(file)
  sheets ??= writeSheets()
  return source + sheets[basename(this.resourcePath, '.antd.css')]
}
