// A definition as what it says, or what is wrong with it.

export type Reading<Value> =
  | { readonly status: 'read'; readonly value: Value }
  | {
      readonly status: 'broken'
      /** `syntax`: not its language; `format`: another language, or version, than its type says; `size`: a bomb. */
      readonly problem: 'syntax' | 'format' | 'size'
      /** The parser's own words, in English. */
      readonly message: string
      /** From 1. */
      readonly line: number | null
    }

export const broken = (
  problem: 'syntax' | 'format' | 'size',
  message: string,
  line: number | null = null,
): Reading<never> => ({ status: 'broken', problem, message, line })

export const wrongFormat = (message: string): Reading<never> => broken('format', message)

export const wrongSyntax = (message: string, line: number | null): Reading<never> =>
  broken('syntax', message, line)
