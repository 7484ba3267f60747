// The result of reading a definition: its content, or what is wrong with it.

export type Reading<Value> =
  | { readonly status: 'read'; readonly value: Value }
  | {
      readonly status: 'broken'
      /**
       * `syntax`: cannot be parsed; `format`: another language or version than its type; `size`: too large or too deep.
       */
      readonly problem: 'syntax' | 'format' | 'size'
      /** The parser's message, in English. */
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
