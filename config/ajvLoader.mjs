// Compiles a JSON schema into a validator module, for webpack and Jest alike: the page needs no `unsafe-eval`.

import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

/** Source of a module whose default export validates. */
export function compileSchema(schemaText, { esm }) {
  const ajv = new Ajv({ code: { source: true, esm, lines: false } })
  // Says which values may reach the browser; means nothing to validation.
  ajv.addKeyword('visibility')
  return standaloneCode.default(ajv, ajv.compile(JSON.parse(schemaText)))
}

/** The webpack loader. */
export default function ajvLoader(source) {
  return compileSchema(source, { esm: true })
}
