// Files written piece by piece, then saved by the browser.

import { downloadName } from '../../model/downloadName.ts'
import { createWrittenNames } from './writtenNames.ts'

export interface Files {
  /**
   * Writes the piece with this number, from 0, replacing an earlier one, so that an interrupted
   * export can write it again. Piece 0 starts a new file. `names` are those of its rows.
   */
  readonly write: (piece: number, text: string, names: readonly string[]) => void
  /** Whether a piece before this one has a row of this name. */
  readonly isWritten: (piece: number, name: string) => boolean
  /** Downloads the pieces, followed by `tail`, as one file. */
  readonly save: (file: { readonly name: string; readonly type: string }, tail: string) => void
  readonly discard: () => void
}

/** Milliseconds before the download's URL is revoked. */
const readFor = 60_000

/** Blobs are outside the script's memory; the browser may move them to disk. */
export function createFiles(page: Document): Files {
  let pieces: Blob[] = []
  const written = createWrittenNames()
  return {
    write: (piece, text, names) => {
      pieces = [...pieces.slice(0, piece), new Blob([text])]
      written.add(piece, names)
    },
    isWritten: written.isBefore,
    save: ({ name, type }, tail) => {
      const href = URL.createObjectURL(new Blob([...pieces, tail], { type }))
      const link = Object.assign(page.createElement('a'), { href, download: downloadName(name) })
      page.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => {
        URL.revokeObjectURL(href)
      }, readFor)
    },
    discard: () => {
      pieces = []
      written.clear()
    },
  }
}
