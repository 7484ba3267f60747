import { ChevronDown, ChevronRight, File, FileDigit, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import {
  type EditorFile,
  isChanged,
  type TreeRow,
  treeRows,
} from '../../model/editor/editorFiles.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import { RemoveDialog, RenameDialog } from './FileDialogs.tsx'
import classes from './FileTree.module.css'
import { fileShown } from './templateEditorSlice.ts'
import { type FileQuestion, rowAfter, treeMove } from './treeMove.ts'

interface FileRowProps {
  readonly row: TreeRow
  /** Only the row that has the focus, so that Tab does not stop at every one. */
  readonly hasMenu: boolean
  readonly onAsk: (what: FileQuestion) => void
}

/** Icon and name of a file or folder, whether it is unsaved, and its menu. */
function FileRow({ row: { file, isOpen, name }, hasMenu, onAsk }: FileRowProps) {
  const { t } = useTranslation('template-editor')
  const folder = isOpen ? ChevronDown : ChevronRight
  const Icon = file === null ? folder : file.text === null ? FileDigit : File
  return (
    <>
      <Icon size={14} aria-hidden="true" className={classes['icon']} />
      <Text as="span" isCut className={classes['name']} title={name}>
        {name}
      </Text>
      {file && isChanged(file) && (
        <span className={classes['changed']} role="img" aria-label={t('editor.unsaved')} />
      )}
      {hasMenu && (
        <span data-menu="" className={classes['menu']}>
          <Menu label={t('editor.actions', { name })} isApart>
            <MenuItem
              icon={<Pencil size={14} aria-hidden="true" />}
              onSelect={() => {
                onAsk('rename')
              }}
            >
              {t('editor.rename')}
            </MenuItem>
            <MenuItem
              icon={<Trash2 size={14} aria-hidden="true" />}
              onSelect={() => {
                onAsk('remove')
              }}
            >
              {t('editor.remove')}
            </MenuItem>
          </Menu>
        </span>
      )}
    </>
  )
}

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
