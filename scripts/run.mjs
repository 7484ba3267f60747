// Entry point of every npm script: `node scripts/run.mjs <task> [arguments]`. Works on Node 20 with nothing
// installed: finds a suitable Node, installs what is missing, and runs scripts/<task>.ts.

import { spawn } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from './findNode.mjs'
import { install } from './install.mjs'

const [task, ...rest] = process.argv.slice(2)
/** Tasks that need the embedded backend. */
const withBackend = new Set([
  ...[
    'start',
    'dev',
    'test',
    'longTests',
    'firefoxTests',
    'backend',
    'bench',
    'benchGrowth',
    'screenshots',
  ],
])

try {
  const node = await findNode()
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  await install('.', 'the portal', env, node)
  const isRemote = task === 'start' && rest.includes('--backend')
  if (withBackend.has(task) && !isRemote)
    await install('backend', 'the embedded backend', env, node)
  const script = fileURLToPath(new URL(`${task}.ts`, import.meta.url))
  // Node 22 needs the first flag; the second hides the warning about it.
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
  const child = spawn(node, [...flags, script, ...rest], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // npm's shell does not forward signals, so this process also stops when its parent exits.
  const parent = process.ppid
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined
  const look = () => process.ppid === parent || child.kill('SIGTERM')
  if (isUnderNpm) setInterval(look, 1_000).unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} catch (error) {
  console.error(`\nportico ${task}: ${error.message}`)
  process.exit(1)
}
