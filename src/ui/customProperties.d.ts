import 'react'

declare module 'react' {
  /** Custom properties of CSS. */
  type CSSProperties = Readonly<Record<`--${string}`, string | number | undefined>>;
}
