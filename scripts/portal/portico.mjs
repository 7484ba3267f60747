#!/usr/bin/env node
// The command of a portal of one's own: `portico <task> [arguments]`, run in its folder.

import { isNewEnough } from '../findNode.mjs'

if (!isNewEnough(process.versions.node)) {
  console.error(`portico: Node ${process.versions.node} is too old. Install Node 22.12 or newer.`)
  process.exit(1)
}
const { runTask } = await import('./tasks.js')
await runTask(process.argv[2], process.argv.slice(3))
