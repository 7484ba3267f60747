import { ChevronDown, ChevronRight, File, FileDigit, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isChanged, type TreeRow } from '../../model/editor/editorFiles.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import classes from './FileTree.module.css'
import type { FileQuestion } from './treeMove.ts'

export interface FileRowProps {
  readonly row: TreeRow
  /** Only the row that has the focus, so that Tab does not stop at every one. */
  readonly hasMenu: boolean
  readonly onAsk: (what: FileQuestion) => void
}

/** Icon and name of a file or folder, whether it is unsaved, and its menu. */
export function FileRow({ row: { file, isOpen, name }, hasMenu, onAsk }: FileRowProps) {
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
