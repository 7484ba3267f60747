import { ChevronDown, ChevronRight, File, FileDigit } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import {
  isChanged,
  treeRows,
  type EditorFile,
  type TreeRow,
} from '../../../model/scaffolder/editorFiles.ts'
import classes from './FileTree.module.css'
import { fileShown } from './templateEditorSlice.ts'

export interface FileTreeProps {
  readonly files: readonly EditorFile[]
  /** Path. */
  readonly shown: string
}

/** Deeper rows are not moved further to the right. */
const deepestIndent = 8

/** Files and folders as WAI-ARIA's tree: arrows move, open and close; Enter shows a file. */
export function FileTree({ files, shown }: FileTreeProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState(shown)
  const tree = useRef<HTMLDivElement>(null)
  const rows = treeRows(files, closed)
  const current = rows.find(({ path }) => path === focused) ?? rows[0]
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
  const focus = (row: TreeRow | undefined) => {
    if (!row) return
    setFocused(row.path)
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]').item(rows.indexOf(row)).focus()
  }
  const press = (event: KeyboardEvent, row: TreeRow) => {
    const at = rows.indexOf(row)
    const isFolder = row.file === null
    const parent = rows.slice(0, at).findLast(({ level }) => level < row.level)
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        focus(rows[at + 1])
      },
      ArrowUp: () => {
        focus(rows[at - 1])
      },
      ArrowRight: () => {
        if (isFolder && !row.isOpen) turn(row.path, true)
        else if (isFolder) focus(rows[at + 1])
      },
      ArrowLeft: () => {
        if (isFolder && row.isOpen) turn(row.path, false)
        else focus(parent)
      },
      Home: () => {
        focus(rows[0])
      },
      End: () => {
        focus(rows.at(-1))
      },
      Enter: () => {
        choose(row)
      },
      ' ': () => {
        choose(row)
      },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div ref={tree} role="tree" aria-label={t('editor.files')} className={classes['tree']}>
      {rows.map((row) => (
        <div
          key={row.path}
          role="treeitem"
          tabIndex={row === current ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.count}
          aria-selected={row.path === shown}
          aria-expanded={row.file === null ? row.isOpen : undefined}
          className={classes['row']}
          style={{ paddingInlineStart: `${String(Math.min(row.level, deepestIndent) - 0.5)}em` }}
          onClick={() => {
            choose(row)
          }}
          onKeyDown={(event) => {
            press(event, row)
          }}
        >
          <RowContent row={row} />
        </div>
      ))}
    </div>
  )
}

function RowContent({ row: { file, isOpen, name } }: { readonly row: TreeRow }) {
  const { t } = useTranslation('template-editor')
  const folder = isOpen ? ChevronDown : ChevronRight
  const Icon = file === null ? folder : file.text === null ? FileDigit : File
  return (
    <>
      <Icon size={14} aria-hidden="true" className={classes['icon']} />
      <span className={classes['name']} title={name}>
        {name}
      </span>
      {file && isChanged(file) && (
        <span className={classes['changed']} role="img" aria-label={t('editor.unsaved')} />
      )}
    </>
  )
}
