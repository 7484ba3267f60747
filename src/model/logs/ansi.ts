// Lines with ANSI escape codes as pieces of styled text. Everything but colours, text styles and links is removed.

import { parse, type CODE } from '@ansi-tools/parser'
import { colourAt, type TextColour } from './ansiColours.ts'

export interface TextStyle {
  readonly colour?: TextColour
  readonly background?: TextColour
  readonly isBold?: true
  readonly isDim?: true
  readonly isItalic?: true
  readonly isUnderlined?: true
  readonly isStruck?: true
  readonly isInverse?: true
  /** `http` or `https` only. */
  readonly href?: string
}

export interface StyledText {
  readonly text: string
  readonly style: TextStyle
}

export const unstyled: TextStyle = {}

/** Control characters, and those that change the direction of text: they could hide what a line says. */
// eslint-disable-next-line no-control-regex -- control characters are what is removed
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
// eslint-disable-next-line no-control-regex -- as above, for one test per line
const mayBeStyled = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

type Changes = { -readonly [Key in keyof TextStyle]?: TextStyle[Key] | undefined }

const flags: Readonly<Record<number, Changes>> = {
  1: { isBold: true },
  2: { isDim: true },
  3: { isItalic: true },
  4: { isUnderlined: true },
  7: { isInverse: true },
  9: { isStruck: true },
  21: { isUnderlined: true },
  22: { isBold: undefined, isDim: undefined },
  23: { isItalic: undefined },
  24: { isUnderlined: undefined },
  27: { isInverse: undefined },
  29: { isStruck: undefined },
  39: { colour: undefined },
  49: { background: undefined },
}

const without = (style: Changes): TextStyle =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))

/** The style after a "select graphic rendition" code (ECMA-48 §8.3.117); a link goes on. */
function styleAfter(before: TextStyle, params: readonly (readonly string[])[]): TextStyle {
  let style: Changes = params.length === 0 ? { href: before.href } : { ...before }
  for (let index = 0; index < params.length;) {
    const [code, kind] = (params[index] ?? []).map(Number)
    const read = colourAt(params, index)
    if (read) {
      if (read.of !== 'other') style[read.of] = read.colour
    } else if (!code) style = { href: before.href }
    else if (code === 4 && kind === 0) style.isUnderlined = undefined
    else style = { ...style, ...flags[code] }
    index += read?.length ?? 1
  }
  return without(style)
}

function linkAfter(style: TextStyle, params: readonly string[]): TextStyle {
  const href = params.slice(1).join(';')
  const isSafe = /^https?:\/\//i.test(href) && URL.canParse(href)
  return without({ ...style, href: isSafe ? href : undefined })
}

function codeAfter(style: TextStyle, code: CODE): TextStyle {
  if (code.type === 'CSI' && code.command === 'm')
    return styleAfter(style, code.parameterGroups ?? code.params.map((one) => [one]))
  return code.type === 'OSC' && code.command === '8' ? linkAfter(style, code.params) : style
}

/**
 * A line that was redrawn from its beginning, as progress bars are, shows its last state: what follows the last carriage
 * return, unless that is empty.
 */
function redrawn(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end -= 1
  return line.slice(line.lastIndexOf('\r', end - 1) + 1, end)
}

const parsed = (line: string): readonly CODE[] => parse(line.includes('\r') ? redrawn(line) : line)

/** One line without line breaks, continued in the style of the line before. */
export function styledLine(line: string, start: TextStyle = unstyled): readonly StyledText[] {
  if (!mayBeStyled.test(line)) return line === '' ? [] : [{ text: line, style: start }]
  const pieces: StyledText[] = []
  let style = start
  for (const code of parsed(line)) {
    if (code.type === 'TEXT') {
      const text = code.raw.replaceAll(controls, '')
      if (text !== '') pieces.push({ text, style })
    } else style = codeAfter(style, code)
  }
  return pieces
}

/** A line that ends so leaves no style to the next. */
// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
const endsPlain = /\u001b\[0?m[\s]*$/

/** The style in which the next line of the same text begins. */
export function styleAtEnd(line: string, start: TextStyle): TextStyle {
  if (!line.includes('\u001b') && !line.includes('\u009b')) return start
  if (endsPlain.test(line) && !line.includes('\u001b]8')) return unstyled
  let style = start
  for (const code of parsed(line)) if (code.type !== 'TEXT') style = codeAfter(style, code)
  return style
}

/** One line as a screen reader, a search and a file have it. */
export function plainLine(line: string): string {
  if (!mayBeStyled.test(line)) return line
  let text = ''
  for (const code of parsed(line)) if (code.type === 'TEXT') text += code.raw
  return text.replaceAll(controls, '')
}

/** Several lines without escape codes. */
export const plainText = (text: string): string =>
  mayBeStyled.test(text) ? text.split('\n').map(plainLine).join('\n') : text
