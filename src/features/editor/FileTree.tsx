import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import {
  isChanged,
  treeRows,
  type EditorFile,
  type TreeRow,
} from '../../model/editor/editorFiles.ts'
import { RemoveDialog, RenameDialog } from './FileDialogs.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './FileTree.module.css'
import { fileShown } from './templateEditorSlice.ts'
import { rowAfter, treeMove, type FileQuestion } from './treeMove.ts'

export interface FileTreeProps {
  readonly files: readonly EditorFile[]
  /** Path. */
  readonly shown: string
}

/** Deeper rows are not moved further to the right. */
const deepestIndent = 8

/** An event of the menu in a row is not one of the row. */
const isOfMenu = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('[data-menu], [role=menu]') !== null

/**
 * Files and folders as WAI-ARIA's tree: arrows move, open and close; Enter shows a file, F2 renames and Delete removes.
 */
export function FileTree({ files, shown }: FileTreeProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState(shown)
  const [asking, setAsking] = useState<FileQuestion | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const [changes, setChanges] = useState(0)
  const rows = treeRows(files, closed)
  const current = rows.find(({ path }) => path === focused) ?? rows[0]
  const focus = (row: TreeRow | undefined) => {
    if (!row) return
    setFocused(row.path)
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]').item(rows.indexOf(row)).focus()
  }
  // The row that had the focus is gone once it is renamed or removed.
  useLayoutEffect(() => {
    if (changes > 0)
      tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
  }, [changes])
  const turn = (path: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(path)
    else next.add(path)
    setClosed(next)
  }
  const choose = (row: TreeRow) => {
    setFocused(row.path)
    if (row.file) dispatch(fileShown(row.path))
    else turn(row.path, !row.isOpen)
  }
  const ask = (row: TreeRow, what: FileQuestion) => {
    setFocused(row.path)
    setAsking(what)
  }
  const press = (event: KeyboardEvent, row: TreeRow) => {
    const move = isOfMenu(event) ? undefined : treeMove(event.key, rows, row)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'focus') focus(move.row)
    else if (move.kind === 'turn') turn(row.path, move.isOpen)
    else if (move.kind === 'ask') ask(row, move.what)
    else choose(row)
  }
  const dialog = current && {
    files,
    row: current,
    onDismiss: () => {
      setAsking(null)
    },
    onDone: (path: string) => {
      setAsking(null)
      setFocused(path)
      setChanges(changes + 1)
    },
  }
  const label = ({ name, file }: TreeRow) =>
    file && isChanged(file) ? `${name} ${t('editor.unsaved')}` : name
  return (
    <>
      <div ref={tree} role="tree" aria-label={t('editor.files')} className={classes['tree']}>
        {rows.map((row) => (
          <div
            key={row.path}
            role="treeitem"
            tabIndex={row === current ? 0 : -1}
            aria-label={label(row)}
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.count}
            aria-selected={row.path === shown}
            aria-expanded={row.file === null ? row.isOpen : undefined}
            aria-keyshortcuts="F2 Delete"
            className={classes['row']}
            style={{ paddingInlineStart: `${String(Math.min(row.level, deepestIndent) - 0.5)}em` }}
            onClick={(event) => {
              if (!isOfMenu(event)) choose(row)
            }}
            onKeyDown={(event) => {
              press(event, row)
            }}
          >
            <FileRow
              row={row}
              hasMenu={row === current}
              onAsk={(what) => {
                ask(row, what)
              }}
            />
          </div>
        ))}
      </div>
      {dialog && asking === 'rename' && <RenameDialog {...dialog} />}
      {dialog && asking === 'remove' && (
        <RemoveDialog {...dialog} next={rowAfter(rows, dialog.row)} />
      )}
    </>
  )
}
