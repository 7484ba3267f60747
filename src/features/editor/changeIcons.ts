import { CircleMinus, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react'
import type { FileChange } from '../../model/editor/dryRun.ts'

export const changeIcons: Readonly<Record<FileChange['change'], LucideIcon>> = {
  added: CirclePlus,
  changed: Pencil,
  removed: CircleMinus,
  same: Equal,
}
