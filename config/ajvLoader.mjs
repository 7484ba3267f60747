// Compiles a JSON schema into a validator module, because the page runs without `unsafe-eval`.

import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

/** With `others` in its options, values must fit these schemas, too. */
export default function ajvLoader(source) {
  const { others = [] } = this.getOptions()
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: false },
    strict: others.length === 0,
  })
  // Say which values may reach the browser; ignored in validation.
  ajv.addVocabulary(['visibility', 'deepVisibility'])
  const schema = JSON.parse(source)
  const whole = others.length > 0 ? { allOf: [schema, ...others] } : schema
  return standaloneCode.default(ajv, ajv.compile(whole))
}
