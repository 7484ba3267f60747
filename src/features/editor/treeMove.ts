import type { TreeRow } from '../../model/editor/editorFiles.ts'

export type FileQuestion = 'rename' | 'remove'

type TreeMove =
  | { readonly kind: 'focus'; readonly row: TreeRow | undefined }
  | { readonly kind: 'turn'; readonly isOpen: boolean }
  | { readonly kind: 'choose' }
  | { readonly kind: 'ask'; readonly what: FileQuestion }

/** The effect of a key on a row of the files' tree; undefined for other keys. */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  row: TreeRow,
): TreeMove | undefined {
  const at = rows.indexOf(row)
  const isFolder = row.file === null
  const isOpen = isFolder && row.isOpen
  const focus = (next: TreeRow | undefined): TreeMove => ({ kind: 'focus', row: next })
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'ArrowRight':
      if (isOpen) return focus(rows[at + 1])
      return isFolder ? { kind: 'turn', isOpen: true } : focus(undefined)
    case 'ArrowLeft':
      if (isOpen) return { kind: 'turn', isOpen: false }
      return focus(rows.slice(0, at).findLast(({ level }) => level < row.level))
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'Enter':
    case ' ':
      return { kind: 'choose' }
    case 'F2':
      return { kind: 'ask', what: 'rename' }
    case 'Delete':
      return { kind: 'ask', what: 'remove' }
    default:
      return undefined
  }
}

/** The next row outside of a removed file or folder, else the one before it. */
export function rowAfter(rows: readonly TreeRow[], row: TreeRow): TreeRow | undefined {
  const at = rows.indexOf(row)
  return rows.slice(at + 1).find(({ path }) => !path.startsWith(`${row.path}/`)) ?? rows[at - 1]
}
