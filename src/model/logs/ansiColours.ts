// Colours of terminals: the 16 named ones, which have tokens in both themes, and exact ones.

/** One of the 16 named colours by its number, or an exact colour. */
export type TextColour =
  | { readonly index: number }
  | { readonly red: number; readonly green: number; readonly blue: number }

/** Levels of the 6 × 6 × 6 cube of the 256 colours. */
const levels = [0, 95, 135, 175, 215, 255] as const

const exact = (red: number, green: number, blue: number): TextColour => ({ red, green, blue })

const isByte = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 255

function indexed(index: number): TextColour | undefined {
  if (!isByte(index)) return undefined
  if (index < 16) return { index }
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10
    return exact(grey, grey, grey)
  }
  const cube = index - 16
  const level = (step: number) => levels[Math.floor(cube / step) % 6] ?? 0
  return exact(level(36), level(6), level(1))
}

interface ReadColour {
  readonly colour: TextColour | undefined
  readonly of: 'colour' | 'background' | 'other'
  /** How many parameters were read. */
  readonly length: number
}

const targets = { 38: 'colour', 48: 'background', 58: 'other' } as const

function extended([mode, ...values]: readonly number[]): TextColour | undefined {
  if (mode === 5) return indexed(values[0] ?? NaN)
  // With subparameters, the colour space may precede the three values.
  const [red = NaN, green = NaN, blue = NaN] = values.slice(-3)
  return mode === 2 && [red, green, blue].every(isByte) ? exact(red, green, blue) : undefined
}

/**
 * Reads a colour of a "select graphic rendition" code. Each parameter is a list of its subparameters; a colour is
 * `[38, 5, n]`, `[38, 2, , r, g, b]`, or the same as parameters of their own. Undefined for other styles.
 */
export function colourAt(
  params: readonly (readonly string[])[],
  at: number,
): ReadColour | undefined {
  const own = (params[at] ?? []).map(Number)
  const [code = 0] = own
  if (code === 38 || code === 48 || code === 58) {
    if (own.length > 1) return { colour: extended(own.slice(1)), of: targets[code], length: 1 }
    const mode = Number(params[at + 1]?.[0])
    const length = mode === 2 ? 5 : 3
    const values = params.slice(at + 1, at + length).map(([value]) => Number(value))
    return { colour: extended(values), of: targets[code], length }
  }
  const named = (base: number) => ({ index: code - base })
  if (code >= 30 && code <= 37) return { colour: named(30), of: 'colour', length: 1 }
  if (code >= 40 && code <= 47) return { colour: named(40), of: 'background', length: 1 }
  if (code >= 90 && code <= 97) return { colour: named(82), of: 'colour', length: 1 }
  if (code >= 100 && code <= 107) return { colour: named(92), of: 'background', length: 1 }
  return undefined
}

/** Luminance of the theme's surfaces, darker than white and lighter than black (WCAG 2.2 §1.4.3). */
const surfaces = { light: 1, dark: 0.011 } as const
const wantedContrast = 4.6

type Exact = Extract<TextColour, { readonly red: number }>

const linear = (byte: number): number => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ({ red, green, blue }: Exact): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const mixed = ({ red, green, blue }: Exact, goal: number, share: number): Exact => {
  const mix = (byte: number) => Math.round(byte + (goal - byte) * share)
  return { red: mix(red), green: mix(green), blue: mix(blue) }
}

/** As little darker or lighter as the contrast needs. */
function readable(colour: Exact, theme: keyof typeof surfaces): Exact {
  const goal = theme === 'light' ? 0 : 255
  for (let share = 0; share < 1; share += 0.1) {
    const candidate = mixed(colour, goal, share)
    if (contrast(luminance(candidate), surfaces[theme]) >= wantedContrast) return candidate
  }
  return mixed(colour, goal, 1)
}

const css = ({ red, green, blue }: Exact): string =>
  `rgb(${String(red)} ${String(green)} ${String(blue)})`

/** A CSS colour that can be read on the surface of either theme. */
export const textColour = (colour: TextColour): string =>
  'index' in colour
    ? `var(--portico-ansi-${String(colour.index)})`
    : `light-dark(${css(readable(colour, 'light'))}, ${css(readable(colour, 'dark'))})`

/** CSS colours of a background and of the text on it. */
export function colourPair(background: TextColour): {
  readonly background: string
  readonly text: string
} {
  if ('index' in background)
    return { background: textColour(background), text: 'var(--ant-color-bg-container)' }
  const isBright = contrast(luminance(background), 0) >= contrast(luminance(background), 1)
  return { background: css(background), text: isBright ? 'black' : 'white' }
}
