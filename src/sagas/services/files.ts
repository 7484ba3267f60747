// Files that are written a piece at a time and then given to the browser to save.

export interface Files {
  /**
   * Puts a piece in its place, from 0, in place of what was there: who is interrupted may write it again. Beginning at
   * 0 begins anew.
   */
  readonly write: (piece: number, text: string) => void
  /** What was written, with this after it, as a file among the downloads. */
  readonly save: (file: { readonly name: string; readonly type: string }, tail: string) => void
  readonly discard: () => void
}

/** Milliseconds for which the browser may still read what it saves. */
const readFor = 60_000

/** Pieces lie outside of the script's memory, where the browser may put them onto the disk. */
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
