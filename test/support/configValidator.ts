// Replaces the validator that webpack compiles from the same schema.

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

const ajv = new Ajv()
ajv.addKeyword('visibility')

export default ajv.compile(JSON.parse(readFileSync('config/app-config.schema.json', 'utf8')))
