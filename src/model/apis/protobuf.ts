// Protocol Buffers as an outline: services with their calls, messages with their fields, enums with their values.

import { defined } from '../typedKeys.ts'
import { tokensOf, type Token } from './protoTokens.ts'
import { wrongFormat, wrongSyntax, type Reading } from './reading.ts'

interface ProtoField {
  /** Such as `repeated Entry` or `map<string, Money>`; empty for the value of an enum. */
  readonly type: string
  readonly name: string
  readonly number: string
  readonly comment: string
  /** At most one field of a `oneof` is set. */
  readonly oneof?: string
  /** Such as `deprecated = true`. */
  readonly options?: string
}

interface ProtoCall {
  readonly name: string
  /** With `stream` if it streams. */
  readonly request: string
  readonly reply: string
  readonly comment: string
  /** As they are written. */
  readonly options: readonly string[]
}

interface InFile {
  /** Empty for none. */
  readonly package: string
}

export interface ProtoService extends InFile {
  readonly name: string
  readonly comment: string
  readonly calls: readonly ProtoCall[]
  /** Options and anything else, as they are written. */
  readonly notes: readonly string[]
}

export interface ProtoType extends InFile {
  /** `extend` adds fields to a message of its name. */
  readonly kind: 'message' | 'enum' | 'extend'
  /** Nested messages include their parents: `Order.Line`. */
  readonly name: string
  readonly comment: string
  readonly fields: readonly ProtoField[]
  /** Options, reserved and extension ranges, and anything else, as they are written. */
  readonly notes: readonly string[]
}

export interface ProtoFile {
  /** Such as `proto3` or `edition 2023`; empty for `proto2` that is not named. */
  readonly syntax: string
  readonly package: string
  /** With `public`, `weak` or `option`. */
  readonly imports: readonly string[]
  readonly comment: string
  /** Options and anything else, as they are written. */
  readonly notes: readonly string[]
}

export interface Proto {
  /** One text may have several files, one after the other. */
  readonly files: readonly ProtoFile[]
  readonly services: readonly ProtoService[]
  readonly types: readonly ProtoType[]
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] }
interface OpenFile extends Mutable<Omit<ProtoFile, 'imports' | 'notes'>> {
  readonly imports: string[]
  readonly notes: string[]
}

/** Messages within each other. */
const deepest = 50

class ProtoError extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

const unquoted = (text: string): string => text.replaceAll(/^["']|["']$/g, '')

/** A statement without its end, and without the word `option`. */
const written = (statement: string): string =>
  (statement.endsWith(';') ? statement.slice(0, -1) : statement).trimEnd().replace(/^option\s+/, '')

/** Reads token by token, and keeps what it does not know as it is written. */
class Outline {
  private readonly text: string
  private readonly tokens: readonly Token[]
  private at = 0
  private file: OpenFile
  readonly files: OpenFile[] = []
  readonly services: ProtoService[] = []
  readonly types: ProtoType[] = []

  constructor(text: string) {
    this.text = text
    this.tokens = tokensOf(text)
    this.file = this.nextFile('')
  }

  read(): void {
    while (this.at < this.tokens.length) this.statementOfFile(this.next())
  }

  private nextFile(comment: string): OpenFile {
    this.file = { syntax: '', package: '', imports: [], comment, notes: [] }
    this.files.push(this.file)
    return this.file
  }

  private statementOfFile(token: Token): void {
    const { text, comment } = token
    const isNamed = /^\w/.test(this.tokens[this.at]?.text ?? '')
    if (text === ';') return
    // Documents of YAML, and files that begin anew.
    if (/^-{3,}$/.test(text)) this.nextFile('')
    else if ((text === 'export' || text === 'local') && isNamed)
      this.statementOfFile({ ...this.next(), comment })
    else if ((text === 'message' || text === 'enum') && isNamed) this.type(text, '', comment, 0)
    else if (text === 'extend') this.type(text, '', comment, 0)
    else if (text === 'service') this.service(comment)
    else if (text === 'import') this.file.imports.push(this.words().map(unquoted).join(' '))
    else if (text === 'syntax' || text === 'edition') this.syntax(token)
    else if (text === 'package') this.package()
    else this.file.notes.push(this.skipFrom(token))
  }

  private syntax({ text, comment }: Token): void {
    if (this.file.syntax !== '') this.nextFile(comment)
    const name = unquoted(this.words().at(-1) ?? '')
    this.file.syntax = text === 'edition' ? `edition ${name}` : name
    this.file.comment = comment
  }

  private package(): void {
    if (this.file.package !== '') this.nextFile('')
    this.file.package = this.words().join('')
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

  private isNext(text: string): boolean {
    return this.tokens[this.at]?.text === text
  }

  /** The words up to the semicolon. */
  private words(): readonly string[] {
    const words: string[] = []
    for (let { text } = this.next(); text !== ';'; { text } = this.next()) words.push(text)
    return words
  }

  /** The text from a token, which has been read, to the end of its statement or of its block. */
  private skipFrom(first: Token): string {
    let depth = 0
    for (let token = first; ; token = this.next()) {
      const { text, line } = token
      if (text.length === 1 && '{[('.includes(text)) depth += 1
      if (text.length === 1 && '}])'.includes(text)) depth -= 1
      if (depth < 0) throw new ProtoError(`Unexpected ${text}`, line)
      const isEnd = text === ';' || (text === '}' && !this.isNext(';'))
      if (depth === 0 && isEnd) return written(this.text.slice(first.start, token.end))
    }
  }

  private service(comment: string): void {
    const name = this.next().text
    const calls: ProtoCall[] = []
    const notes: string[] = []
    this.expected('{')
    for (let token = this.next(); token.text !== '}'; token = this.next()) {
      if (token.text === 'rpc') calls.push(this.call(token.comment))
      else if (token.text !== ';') notes.push(this.skipFrom(token))
    }
    this.services.push({ name, comment, calls, notes, package: this.file.package })
  }

  private call(comment: string): ProtoCall {
    const name = this.next().text
    const request = this.bracketed()
    this.expected('returns')
    const reply = this.bracketed()
    const options: string[] = []
    const end = this.next()
    if (end.text === '{')
      for (let token = this.next(); token.text !== '}'; token = this.next())
        if (token.text !== ';') options.push(this.skipFrom(token))
    return { name, request, reply, comment: comment === '' ? end.behind : comment, options }
  }

  private bracketed(): string {
    const words: string[] = []
    this.expected('(')
    for (let { text } = this.next(); text !== ')'; { text } = this.next()) words.push(text)
    return words.join(' ')
  }

  private type(kind: ProtoType['kind'], around: string, comment: string, depth: number): void {
    const { text } = this.next()
    const name = around === '' || kind === 'extend' ? text : `${around}.${text}`
    this.expected('{')
    this.content(kind, name, comment, depth)
  }

  /** Between the braces, of which the first has been read. */
  private content(kind: ProtoType['kind'], name: string, comment: string, depth: number): void {
    const fields: ProtoField[] = []
    const notes: string[] = []
    // Parents come before their nested messages.
    this.types.push({ kind, name, comment, fields, notes, package: this.file.package })
    this.fields({ name, fields, notes, depth, oneof: undefined })
  }

  private fields(parts: Parts): void {
    const { name, notes, depth } = parts
    if (depth > deepest)
      throw new ProtoError('Too many messages within each other', this.tokens[this.at]?.line ?? 1)
    for (let token = this.next(); token.text !== '}'; token = this.next()) {
      const { text, comment } = token
      const isBlock = this.tokens[this.at + 1]?.text === '{'
      if (text === ';') continue
      if (this.isNext('=')) this.field(token, parts)
      else if ((text === 'export' || text === 'local') && this.tokens[this.at + 2]?.text === '{')
        continue
      else if ((text === 'message' || text === 'enum' || text === 'extend') && isBlock)
        this.type(text, name, comment, depth + 1)
      else if (text === 'oneof' && isBlock) {
        const oneof = this.next().text
        this.expected('{')
        this.fields({ ...parts, depth: depth + 1, oneof })
      } else if (['option', 'reserved', 'extensions'].includes(text))
        notes.push(this.skipFrom(token))
      else this.field(token, parts)
    }
  }

  /** `repeated Entry entries = 1 [deprecated = true];`, or a group with its own fields. */
  private field(first: Token, { name: around, fields, notes, depth, oneof }: Parts): void {
    const begin = this.at
    const words = [first.text]
    for (let { text } = this.next(); text !== '='; { text } = this.next()) {
      if (text === ';' || text === '{' || text === '}') {
        this.at = begin
        notes.push(this.skipFrom(first))
        return
      }
      words.push(text)
    }
    const number = this.next().text
    const options = this.isNext('[') ? this.optionsOfField() : undefined
    const name = words.pop() ?? ''
    if (this.isNext('{')) {
      this.at += 1
      this.content('message', `${around}.${name}`, first.comment, depth + 1)
    } else this.expected(';')
    const type = words
      .join(' ')
      .replaceAll(/ ?([<>,]) ?/g, '$1')
      .replaceAll(',', ', ')
    const behind = this.tokens[this.at - 1]?.behind ?? ''
    const comment = first.comment === '' ? behind : first.comment
    fields.push(defined<ProtoField>({ type, name, number, comment, oneof, options }))
  }

  private optionsOfField(): string {
    const { end } = this.next()
    let depth = 1
    for (let token = this.next(); ; token = this.next()) {
      if (token.text === '[') depth += 1
      if (token.text === ']') depth -= 1
      if (depth === 0) return this.text.slice(end, token.start).trim()
    }
  }
}

interface Parts {
  /** Of the message. */
  readonly name: string
  readonly fields: ProtoField[]
  readonly notes: string[]
  readonly depth: number
  readonly oneof: string | undefined
}

/** Never throws. */
export function readProto(text: string): Reading<Proto> {
  const outline = new Outline(text)
  try {
    outline.read()
  } catch (thrown) {
    if (!(thrown instanceof ProtoError)) throw thrown
    return wrongSyntax(thrown.message, thrown.line)
  }
  const { services, types } = outline
  if (services.length === 0 && types.length === 0) return wrongFormat('')
  const files = outline.files.filter(
    (file) =>
      file.syntax !== '' || file.package !== '' || file.imports.length + file.notes.length > 0,
  )
  return { status: 'read', value: { files, services, types } }
}

/** Undefined if there is none. */
export const commentText = (comment: string): string | undefined =>
  comment === '' ? undefined : comment
