// As ajvLoader.mjs, for Jest.

import { compileSchema } from './ajvLoader.mjs'

export default {
  process: (source) => ({ code: compileSchema(source, { esm: false }) }),
}
