// Files written piece by piece, then saved by the browser.

export interface Files {
  /**
   * Writes the piece with this number, from 0, replacing an earlier one, so that an interrupted
   * export can write it again. Piece 0 starts a new file.
   */
  readonly write: (piece: number, text: string) => void
  /** Downloads the pieces, followed by `tail`, as one file. */
  readonly save: (file: { readonly name: string; readonly type: string }, tail: string) => void
  readonly discard: () => void
}

/** Milliseconds before the download's URL is revoked. */
const readFor = 60_000

/** Blobs are outside the script's memory; the browser may move them to disk. */
export function createFiles(page: Document): Files {
  let pieces: Blob[] = []
  return {
    write: (piece, text) => {
      pieces = [...pieces.slice(0, piece), new Blob([text])]
    },
    save: ({ name, type }, tail) => {
      const href = URL.createObjectURL(new Blob([...pieces, tail], { type }))
      const link = Object.assign(page.createElement('a'), { href, download: name })
      page.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => {
        URL.revokeObjectURL(href)
      }, readFor)
    },
    discard: () => {
      pieces = []
    },
  }
}
