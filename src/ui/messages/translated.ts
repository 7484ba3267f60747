/** The same keys in another language; plurals may have other forms. */
export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Translated<Messages[Key]>
}
