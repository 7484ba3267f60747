import 'csstype'

declare module 'csstype' {
  /** Custom properties of CSS. */
  interface Properties {
    // oxlint-disable-next-line typescript/consistent-indexed-object-style -- an interface of others is extended
    readonly [name: `--${string}`]: string | number | undefined
  }
}
