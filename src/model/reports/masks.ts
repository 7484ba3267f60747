// Masks a recording by the choice of the person who reports.

import { isRecord } from '../isRecord.ts'
import type { MaskChoices } from '../shell/recording.ts'
import { emailPattern, findingsOf } from './findings.ts'
import { createPhrases, createTextMask } from './standIns.ts'

export interface Masks {
  /** A masked copy of JSON; types of actions stay. */
  readonly mask: <Value>(value: Value) => Value
  /** Names that stay, because they are also words of the portal. */
  readonly keptNames: readonly string[]
}

/** Values of addresses and of JSON in a text, such as the key of a cached answer. */
const valuePattern = /(=)([^&#=]+)|(")((?:[^"\\]|\\.)+)(?=")/g
/** The catalog's cursors have names and searched texts in base64. */
const cursorKeys = new Set(['cursor', 'nextCursor', 'prevCursor', 'pageCursor'])
/** Values of a form in a link, which may have secrets in clear. */
const linkedValues = /([?&]formData=)[^&#"\\\s]+/g
const base64 = /\b[\w+/-]{80,}={0,2}/g

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** `values` is all that will be masked. */
export function createMasks(values: readonly unknown[], choices: MaskChoices): Masks {
  const { names, texts, words } = findingsOf(values)
  const lowerWords = new Set([...words].map((word) => word.toLowerCase()))
  const isWord = (name: string) => lowerWords.has(name.toLowerCase())
  const phrases = createPhrases()
  let count = 0
  if (choices.names)
    for (const name of names) if (!isWord(name)) phrases.add(name, () => `name${String(++count)}`)
  const emails = new Map<string, string>()
  const cursors = new Map<string, string>()
  const maskText = createTextMask()
  const isTyped = (text: string) => choices.texts && texts.has(text) && !isWord(text)
  const standInOf = (known: Map<string, string>, text: string, make: (order: number) => string) => {
    const standIn = known.get(text) ?? make(known.size + 1)
    known.set(text, standIn)
    return standIn
  }
  const maskParts = (text: string): string =>
    choices.texts && /["=]/.test(text)
      ? text.replace(
          valuePattern,
          (all, equals?: string, part?: string, quote?: string, json?: string) => {
            const value = part === undefined ? json : decoded(part)
            if (value === undefined || !isTyped(value)) return all
            return `${equals ?? quote ?? ''}${maskText(value)}`
          },
        )
      : text
  const maskString = (whole: string): string => {
    const text = whole.replace(linkedValues, '$1')
    if (isTyped(text)) return maskText(text)
    const withoutTexts = maskParts(text)
    const withoutEmails = choices.emails
      ? withoutTexts.replace(emailPattern, (email) =>
          standInOf(emails, email, (order) => `person${String(order)}@example.org`),
        )
      : withoutTexts
    const withoutCursors =
      choices.names || choices.texts
        ? withoutEmails.replace(base64, (cursor) =>
            standInOf(cursors, cursor, (order) => `cursor${String(order)}`),
          )
        : withoutEmails
    return phrases.replaceIn(withoutCursors)
  }
  const maskEntry = ([key, value]: [string, unknown], isAction: boolean): [string, unknown] => {
    const shownKey = words.has(key) ? key : maskString(key)
    if (isAction && key === 'type') return [key, value]
    if (typeof value === 'string' && cursorKeys.has(key) && (choices.names || choices.texts))
      return [shownKey, standInOf(cursors, value, (order) => `cursor${String(order)}`)]
    return [shownKey, mask(value)]
  }
  const mask = (value: unknown): unknown => {
    if (typeof value === 'string') return maskString(value)
    if (Array.isArray(value)) return value.map(mask)
    if (!isRecord(value)) return value
    const isAction = typeof value['type'] === 'string' && value['type'].includes('/')
    return Object.fromEntries(Object.entries(value).map((entry) => maskEntry(entry, isAction)))
  }
  return {
    mask: mask as Masks['mask'],
    keptNames: choices.names ? [...names].filter(isWord) : [],
  }
}
