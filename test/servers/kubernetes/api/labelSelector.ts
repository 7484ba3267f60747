// Label selectors, with the grammar and the words of an API server.

import { badRequest } from './statusAnswers.ts'

type Labels = Readonly<Record<string, string>>
type Matches = (labels: Labels) => boolean

interface Token {
  readonly kind: 'word' | 'symbol' | 'end'
  readonly text: string
}

const end: Token = { kind: 'end', text: '' }
const operators = ['=', '==', '!=', 'in', 'notin', 'gt', 'lt']

/** Words end where a symbol or a space begins. */
const tokenPattern = /\s*(?:([^\s=!(),<>]+)|(==|!=|[=!(),<>]))/gy

const tokensOf = (text: string): readonly Token[] =>
  [...text.trim().matchAll(tokenPattern)].map(([, word, symbol = '']): Token =>
    word === undefined ? { kind: 'symbol', text: symbol } : { kind: 'word', text: word },
  )

const namePart = /^[a-zA-Z0-9](?:[a-zA-Z0-9_.-]{0,61}[a-zA-Z0-9])?$/
const prefixPart = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

const unparsed = (message: string) => badRequest(`unable to parse requirement: ${message}`)
const nameRule =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character"

function checkKey(key: string): void {
  const [name = '', prefix = 'a', ...more] = key.split('/').reverse()
  const isPrefix = prefix.length <= 253 && prefixPart.test(prefix)
  if (more.length > 0 || !isPrefix || !namePart.test(name))
    throw unparsed(`key: Invalid value: "${key}": name part ${nameRule}`)
}

function checkValue(key: string, value: string): void {
  if (value !== '' && !namePart.test(value)) {
    throw unparsed(
      `values[0][${key}]: Invalid value: "${value}": a valid label must be an empty string or ${nameRule.slice(5)}`,
    )
  }
}

const unexpected = ({ text }: Token, expected: string) => `found '${text}', expected: ${expected}`

interface Tokens {
  readonly look: () => Token
  readonly take: () => Token
}

function readValues({ take }: Tokens): readonly string[] {
  const open = take()
  if (open.text !== '(') throw unparsed(unexpected(open, "'('"))
  const all: string[] = []
  for (let token = take(); token.text !== ')'; token = take()) {
    if (token.kind === 'word') all.push(token.text)
    else if (token.text !== ',') throw unparsed(unexpected(token, "',', or ')'"))
  }
  return all.length === 0 ? [''] : all
}

function compare(key: string, sign: string, value: string): Matches {
  if (!/^-?\d+$/.test(value)) {
    throw unparsed(
      `values[0][${key}]: Invalid value: "${value}": for 'Gt', 'Lt' operators, the value must be an integer`,
    )
  }
  return (labels) => {
    const own = labels[key] ?? ''
    if (!/^-?\d+$/.test(own)) return false
    return sign === '>' ? Number(own) > Number(value) : Number(own) < Number(value)
  }
}

function readRequirement(tokens: Tokens): Matches {
  const { look, take } = tokens
  const isAbsent = look().text === '!'
  if (isAbsent) take()
  const { kind, text: key } = take()
  if (kind !== 'word') throw unparsed(unexpected({ kind, text: key }, "'!', identifier"))
  checkKey(key)
  const has = (labels: Labels) => Object.hasOwn(labels, key)
  if (isAbsent) return (labels) => !has(labels)
  if (look().kind === 'end' || look().text === ',') return has
  const operator = take()
  const isNegative = operator.text === '!=' || operator.text === 'notin'
  if (operator.text === '>' || operator.text === '<')
    return compare(key, operator.text, take().text)
  if (!operators.includes(operator.text)) throw unparsed(unexpected(operator, operators.join(', ')))
  const isSet = operator.text === 'in' || operator.text === 'notin'
  const single = look().kind === 'word' || isSet ? undefined : ''
  const values = isSet ? readValues(tokens) : [single ?? take().text]
  for (const value of values) checkValue(key, value)
  return (labels) => isNegative !== (has(labels) && values.includes(labels[key] ?? ''))
}

/** Throws a refusal if the selector has no meaning. */
export function parseLabelSelector(text: string): Matches {
  const list = tokensOf(text)
  let at = 0
  const tokens: Tokens = {
    look: () => list[at] ?? end,
    take: () => {
      at += 1
      return list[at - 1] ?? end
    },
  }
  const all: Matches[] = []
  while (tokens.look().kind !== 'end') {
    all.push(readRequirement(tokens))
    const next = tokens.take()
    if (next.kind === 'end') break
    if (next.text !== ',') throw badRequest(unexpected(next, "',' or 'end of string'"))
    const after = tokens.look()
    if (after.kind !== 'word' && after.text !== '!')
      throw badRequest(unexpected(after, "identifier after ','"))
  }
  return (labels) => all.every((matches) => matches(labels))
}
