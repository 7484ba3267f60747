/** Texts by key; groups of texts are nested. */
export type Catalogue = Readonly<Record<string, unknown>>

/** Texts of a namespace: English at once, and loaders for other languages, each a module that exports `texts`. */
export interface Texts {
  readonly en: Catalogue
  readonly others?: Readonly<Record<string, () => Promise<{ readonly texts: Catalogue }>>>
}

/** A file of texts/. */
export interface TextsFile {
  readonly default: Catalogue
}
