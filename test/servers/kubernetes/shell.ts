// A shell of a few commands, for `exec` over a WebSocket.

const files: Readonly<Record<string, readonly string[]>> = {
  '/': ['app', 'bin', 'etc', 'tmp'],
  '/app': ['config.json', 'server.js'],
  '/etc': ['hostname'],
}

const texts: Readonly<Record<string, string>> = {
  '/app/config.json': '{ "currency": "EUR" }',
  '/etc/hostname': 'checkout-service',
}

const resolved = (directory: string, path: string): string => {
  const parts = (path.startsWith('/') ? path : `${directory}/${path}`).split('/')
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}`
}

export interface Shell {
  /** Takes what was typed; calls back with output, and at last with null. */
  readonly type: (text: string) => void
}

export function createShell(write: (output: string | null) => void): Shell {
  let directory = '/app'
  let line = ''
  const prompt = () => {
    write(`${directory} $ `)
  }
  const run = (command: string) => {
    const [name = '', ...words] = command.trim().split(/\s+/)
    const [first = ''] = words
    const path = resolved(directory, first)
    if (name === 'exit') {
      write(null)
      return
    }
    if (name === 'pwd') write(`${directory}\r\n`)
    else if (name === 'echo') write(`${words.join(' ')}\r\n`)
    else if (name === 'ls') {
      const listed = files[first === '' ? directory : path]
      write(listed ? `${listed.join('  ')}\r\n` : `ls: ${first}: No such file or directory\r\n`)
    } else if (name === 'cat')
      write(`${texts[path] ?? `cat: can't open '${first}': No such file or directory`}\r\n`)
    else if (name === 'cd') {
      if (files[path]) directory = path
      else write(`sh: cd: can't cd to ${first}\r\n`)
    } else if (name !== '') write(`sh: ${name}: not found\r\n`)
    prompt()
  }
  prompt()
  return {
    type: (text) => {
      for (const character of text) {
        if (character === '\r' || character === '\n') {
          write('\r\n')
          const command = line
          line = ''
          run(command)
        } else if (character === '\u007F') {
          if (line !== '') write('\b \b')
          line = line.slice(0, -1)
        } else {
          line += character
          write(character)
        }
      }
    },
  }
}
