// `npm run attack -- --minutes 30`: sends more of the garbage of test/long/attack.test.ts than `npm run test:long` does.
// `--only setting` sends those alone whose name has that text; PORTICO_SEED chooses another order.

import { parseArgs } from 'node:util'
import { runNode } from './runNode.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const flags = ['--test', '--test-timeout=36000000', '--test-reporter=spec', ...process.execArgv]
const { isPassed } = await runNode([...flags, 'test/long/attack.test.ts'], {
  isCaptured: false,
  variables: { PORTICO_ATTACK_MINUTES: values.minutes, PORTICO_ATTACK_ONLY: values.only },
})
process.exit(isPassed ? 0 : 1)
