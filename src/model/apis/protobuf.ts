// Protocol Buffers as an outline: services with their calls, messages with their fields, enums with their values.

import { wrongFormat, wrongSyntax, type Reading } from './reading.ts'

interface ProtoField {
  /** Such as `repeated Entry` or `map<string, Money>`; empty for the value of an enum. */
  readonly type: string
  readonly name: string
  readonly number: string
  readonly comment: string
}

interface ProtoCall {
  readonly name: string
  readonly request: string
  readonly reply: string
  readonly comment: string
}

export interface ProtoService {
  readonly name: string
  readonly comment: string
  readonly calls: readonly ProtoCall[]
}

export interface ProtoType {
  readonly kind: 'message' | 'enum'
  /** Nested messages include their parents: `Order.Line`. */
  readonly name: string
  readonly comment: string
  readonly fields: readonly ProtoField[]
}

export interface Proto {
  readonly syntax: string
  readonly package: string
  readonly imports: readonly string[]
  readonly services: readonly ProtoService[]
  readonly types: readonly ProtoType[]
}

interface Token {
  readonly text: string
  readonly line: number
  /** The comment above it. */
  readonly comment: string
  /** The comment at the end of its line. */
  behind: string
}

/** Messages within each other. */
const deepest = 50

const tokenForm =
  /(\s+)|\/\/([^\n]*)|\/\*([\s\S]*?)\*\/|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|([\w.+-]+)|([^\s\w])/gy

/** Removes the asterisk that often starts each line of a comment. */
const withoutStars = (comment: string): string => comment.replaceAll(/^[ \t]*\*(?=\s|$)/gm, '')

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let line = 1
  let comment: string[] = []
  for (const [whole, space, short, long, quoted, word, sign] of text.matchAll(tokenForm)) {
    const said = short ?? long
    const last = tokens.at(-1)
    if (said !== undefined) {
      const words = withoutStars(said).trim()
      if (last?.line === line) last.behind = words
      else comment.push(words)
    } else if (space === undefined) {
      tokens.push({
        text: quoted ?? word ?? sign ?? '',
        line,
        comment: comment.join('\n').trim(),
        behind: '',
      })
      comment = []
    } else if (/\n\s*\n/.test(space)) comment = []
    line += whole.split('\n').length - 1
  }
  return tokens
}

class ProtoError extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Reads token by token, and skips what it does not know. */
class Outline {
  private readonly tokens: readonly Token[]
  private at = 0
  readonly services: ProtoService[] = []
  readonly types: ProtoType[] = []
  readonly imports: string[] = []
  syntax = ''
  package = ''

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  file(): void {
    while (this.at < this.tokens.length) {
      const { text, comment } = this.next()
      if (text === 'message' || text === 'enum') this.type(text, '', comment, 0)
      else if (text === 'service') this.service(comment)
      else if (text === 'import') this.imports.push(this.statement().at(-1) ?? '')
      else if (text === 'syntax' || text === 'edition') this.syntax = this.statement().at(-1) ?? ''
      else if (text === 'package') this.package = this.statement().join('')
      else if (text !== ';') this.skip()
    }
  }

  private next(): Token {
    const token = this.tokens[this.at]
    if (!token) throw new ProtoError('Unexpected end of the file', this.tokens.at(-1)?.line ?? 1)
    this.at += 1
    return token
  }

  private expected(text: string): void {
    const token = this.next()
    if (token.text !== text)
      throw new ProtoError(`Expected ${text}, found ${token.text}`, token.line)
  }

  /** The words up to the semicolon, without quotation marks. */
  private statement(): readonly string[] {
    const words: string[] = []
    for (let { text } = this.next(); text !== ';'; { text } = this.next())
      words.push(text.replaceAll(/^["']|["']$/g, ''))
    return words
  }

  /** Skips to the end of a statement or of its block. */
  private skip(): void {
    let depth = 0
    for (;;) {
      const { text } = this.next()
      if ('{[('.includes(text)) depth += 1
      if ('}])'.includes(text)) depth -= 1
      if (depth < 0) throw new ProtoError(`Unexpected ${text}`, this.tokens[this.at - 1]?.line ?? 1)
      if (depth === 0 && (text === ';' || text === '}')) return
    }
  }

  private service(comment: string): void {
    const name = this.next().text
    const calls: ProtoCall[] = []
    this.expected('{')
    for (let token = this.next(); token.text !== '}'; token = this.next()) {
      if (token.text === 'rpc') calls.push(this.call(token.comment))
      else if (token.text !== ';') this.skip()
    }
    this.services.push({ name, comment, calls })
  }

  private call(comment: string): ProtoCall {
    const name = this.next().text
    const request = this.bracketed()
    this.expected('returns')
    const reply = this.bracketed()
    const { text } = this.next()
    if (text === '{') {
      this.at -= 1
      this.skip()
    }
    return { name, request, reply, comment }
  }

  private bracketed(): string {
    const words: string[] = []
    this.expected('(')
    for (let { text } = this.next(); text !== ')'; { text } = this.next()) words.push(text)
    return words.join(' ')
  }

  private type(kind: ProtoType['kind'], around: string, comment: string, depth: number): void {
    const { text, line } = this.next()
    if (depth > deepest) throw new ProtoError('Too many messages within each other', line)
    const name = around === '' ? text : `${around}.${text}`
    const fields: ProtoField[] = []
    // Parents come before their nested messages.
    this.types.push({ kind, name, comment, fields })
    this.expected('{')
    this.fields(kind, name, fields, depth)
  }

  private fields(kind: ProtoType['kind'], name: string, fields: ProtoField[], depth: number): void {
    for (let token = this.next(); token.text !== '}'; token = this.next()) {
      const { text, comment } = token
      const isBlock = this.tokens[this.at + 1]?.text === '{'
      if ((text === 'message' || text === 'enum') && isBlock)
        this.type(text, name, comment, depth + 1)
      else if (text === 'oneof' && isBlock) {
        this.at += 2
        this.fields(kind, name, fields, depth)
      } else if (['option', 'reserved', 'extensions', 'extend', 'group'].includes(text)) this.skip()
      else if (text !== ';') fields.push(this.field(token))
    }
  }

  /** `repeated Entry entries = 1 [deprecated = true];` */
  private field(first: Token): ProtoField {
    const words = [first.text]
    for (let { text } = this.next(); text !== '='; { text } = this.next()) words.push(text)
    const number = this.next().text
    this.skip()
    const name = words.pop() ?? ''
    const type = words
      .join(' ')
      .replaceAll(/ ?([<>,]) ?/g, '$1')
      .replaceAll(',', ', ')
    const behind = this.tokens[this.at - 1]?.behind ?? ''
    return { type, name, number, comment: first.comment === '' ? behind : first.comment }
  }
}

/** Never throws. */
export function readProto(text: string): Reading<Proto> {
  const outline = new Outline(tokensOf(text))
  try {
    outline.file()
  } catch (thrown) {
    if (!(thrown instanceof ProtoError)) throw thrown
    return wrongSyntax(thrown.message, thrown.line)
  }
  const { syntax, package: name, imports, services, types } = outline
  if (services.length === 0 && types.length === 0) return wrongFormat('')
  return { status: 'read', value: { syntax, package: name, imports, services, types } }
}

/** Undefined if there is none. */
export const commentText = (comment: string): string | undefined =>
  comment === '' ? undefined : comment
