/** The same texts in another language; a key with a plural may have other forms of it. */
export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Translated<Messages[Key]>
}
