// `npm run backend -- [--generate N]`: the embedded backend alone.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../backend/src/index.mjs', import.meta.url))
const child = spawn(process.execPath, [entry, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
