// Compiles a JSON schema into a validator module, because the page runs without `unsafe-eval`.

import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

export default function ajvLoader(source) {
  const ajv = new Ajv({ code: { source: true, esm: true, lines: false } })
  // Says which values may reach the browser; ignored in validation.
  ajv.addKeyword('visibility')
  return standaloneCode.default(ajv, ajv.compile(JSON.parse(source)))
}
