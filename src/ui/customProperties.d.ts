import 'csstype'

declare module 'csstype' {
  /** Custom properties of CSS. */
  interface Properties {
    readonly [name: `--${string}`]: string | number | undefined
  }
}
