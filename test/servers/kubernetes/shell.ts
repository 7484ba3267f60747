// A shell of a few commands, for `exec`.

interface Folder {
  readonly [name: string]: Folder | string
}

const root: Folder = {
  app: { 'config.json': '{ "currency": "EUR" }', 'server.js': "console.log('listening')" },
  bin: { sh: '', ls: '' },
  etc: { hostname: 'checkout-service', 'os-release': 'NAME="Alpine Linux"' },
  tmp: {},
}

/** Undefined if there is nothing at this path. */
function at(path: string): Folder | string | undefined {
  return path
    .split('/')
    .filter((name) => name !== '')
    .reduce<Folder | string | undefined>(
      (place, name) =>
        typeof place === 'object' && Object.hasOwn(place, name) ? place[name] : undefined,
      root,
    )
}

function resolved(directory: string, path: string): string {
  const kept: string[] = []
  for (const part of (path.startsWith('/') ? path : `${directory}/${path}`).split('/')) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}`
}

export interface ShellEnd {
  readonly exitCode: number
}

export interface ShellOptions {
  readonly pod: string
  /** Echoes what is typed, shows a prompt, and ends lines as a terminal does. */
  readonly isTerminal: boolean
  readonly onOutput: (text: string) => void
  readonly onError: (text: string) => void
  readonly onEnd: (end: ShellEnd) => void
}

export interface Shell {
  readonly type: (text: string) => void
  readonly resize: (columns: number, rows: number) => void
  /** The standard input has ended. */
  readonly close: () => void
  /** Runs one command and ends. */
  readonly runOnce: (command: readonly string[]) => void
  readonly start: () => void
}

export function createShell({ pod, isTerminal, onOutput, onError, onEnd }: ShellOptions): Shell {
  const variables = new Map([
    ['HOSTNAME', pod],
    ['HOME', '/root'],
    ['PATH', '/usr/local/bin:/usr/bin:/bin'],
    ['CURRENCY', 'EUR'],
  ])
  let directory = '/app'
  let line = ''
  let lastCode = 0
  let size = { columns: 80, rows: 24 }
  const newline = isTerminal ? '\r\n' : '\n'
  const print = (text: string) => {
    onOutput(text + newline)
    return 0
  }
  const complain = (text: string, code = 1) => {
    // A terminal has a single output.
    if (isTerminal) onOutput(text + newline)
    else onError(text + newline)
    return code
  }
  const prompt = () => {
    if (isTerminal) onOutput(`${directory} $ `)
  }
  const list = (path: string) => {
    const place = at(resolved(directory, path))
    if (place === undefined) return complain(`ls: ${path}: No such file or directory`)
    return print(typeof place === 'string' ? path : Object.keys(place).join('  '))
  }
  const show = (path: string) => {
    const place = at(resolved(directory, path))
    if (typeof place === 'string') return print(place)
    const why = place ? `read error: Is a directory` : 'No such file or directory'
    return complain(`cat: ${place ? why : `can't open '${path}': ${why}`}`)
  }
  const enter = (path: string) => {
    if (typeof at(resolved(directory, path)) !== 'object')
      return complain(`sh: cd: can't cd to ${path}: No such file or directory`, 2)
    directory = resolved(directory, path)
    return 0
  }
  const commands: Readonly<Record<string, (words: readonly string[]) => number>> = {
    pwd: () => print(directory),
    ls: (words) => list(words.find((word) => !word.startsWith('-')) ?? '.'),
    cd: ([path = '/root']) => enter(path === '/root' ? '/' : path),
    cat: ([path = '']) => show(path),
    echo: (words) => print(words.join(' ')),
    env: () => print([...variables].map(([name, value]) => `${name}=${value}`).join(newline)),
    stty: () => print(`${String(size.rows)} ${String(size.columns)}`),
    false: () => 1,
    true: () => 0,
  }
  const expanded = (word: string) =>
    word.replaceAll(/\$(\w+|\?)/g, (_, name: string) =>
      name === '?' ? String(lastCode) : (variables.get(name) ?? ''),
    )
  /** True if the shell goes on. */
  const run = (command: string): boolean => {
    const [name = '', ...words] = command.trim().split(/\s+/).map(expanded)
    if (name === 'exit') {
      onEnd({ exitCode: Number(words[0] ?? lastCode) })
      return false
    }
    const found = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (found) lastCode = found(words)
    else if (name !== '') lastCode = complain(`sh: ${name}: not found`, 127)
    return true
  }
  const enterLine = () => {
    if (isTerminal) onOutput('\r\n')
    const command = line
    line = ''
    if (run(command)) prompt()
  }
  const typeCharacter = (character: string) => {
    if (character === '\r' || character === '\n') enterLine()
    else if (!isTerminal) line += character
    else if (character === '\u0003') {
      line = ''
      onOutput('^C\r\n')
      prompt()
    } else if (character === '\u0004') {
      if (line === '') onEnd({ exitCode: lastCode })
    } else if (character === '\u007F') {
      if (line !== '') onOutput('\b \b')
      line = Array.from(line).slice(0, -1).join('')
    } else {
      line += character
      onOutput(character)
    }
  }
  return {
    start: prompt,
    type: (text) => {
      for (const character of text) typeCharacter(character)
    },
    resize: (columns, rows) => {
      size = { columns, rows }
    },
    close: () => {
      if (line !== '') run(line)
      onEnd({ exitCode: lastCode })
    },
    runOnce: ([program = '', ...words]) => {
      if (run([program.replace(/^.*\//, ''), ...words].join(' '))) onEnd({ exitCode: lastCode })
    },
  }
}
