// Declarations of what the bundler provides besides TypeScript modules.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.module.css?names' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

declare module '*.schema.json' {
  /** Compiled from the schema at build time: the page runs without `unsafe-eval`. */
  const validate: {
    (data: unknown): boolean
    errors?:
      | readonly {
          readonly instancePath: string
          readonly message?: string
          readonly params: { readonly missingProperty?: string }
        }[]
      | null
  }
  export default validate
}

/** The version in package.json. */
declare const PORTICO_VERSION: string

/** True in `npm run dev` and in tests; folded away in the production build. */
declare const PORTICO_DEVELOPMENT: boolean

/** The bundler's runtime: `tt` gives the policy for the addresses of its chunks and workers. */
declare const __webpack_require__: { tt: () => unknown } | undefined

// TypeScript's own says `any[]`, for readonly arrays too.
interface ArrayConstructor {
  // oxlint-disable-next-line typescript/method-signature-style -- an overload of a method
  isArray(value: unknown): value is readonly unknown[]
}

interface HTMLElementEventMap {
  /** A key for the list that has `data-row-keys`. */
  rowkey: CustomEvent<'j' | 'k' | 'x' | 'o'>
}
