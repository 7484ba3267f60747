import {
  BookOpen,
  Boxes,
  CircleHelp,
  Code,
  FileText,
  Link as LinkIcon,
  MessageSquare,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { titleIn } from '../../ui/messages/i18n.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { SearchTypes } from './results/searchExtensions.ts'

/** A type of results that can be chosen. */
export interface TypeOption {
  readonly value: string
  readonly name: string
  readonly Icon: LucideIcon
}

const icons = new Map<string, LucideIcon>([
  ['catalog', Boxes],
  ['docs', BookOpen],
  ['help', CircleHelp],
  ['chat', MessageSquare],
  ['code', Code],
  ['link', LinkIcon],
  ['group', Users],
])

/** The types of the configuration, else those of the plugins. */
export function useTypes(): readonly TypeOption[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const shown = useContext(SearchTypes)
  const configured = useSelector(selectConfig)?.search.types
  return useMemo(() => {
    const known = shown.map(({ value, titles, Icon }) => ({
      value,
      Icon,
      name: titleIn(titles, language),
    }))
    if (!configured) return known
    return configured.map(({ value, name, icon }) => {
      const own = known.find((one) => one.value === value)
      return {
        value,
        name: name ?? own?.name ?? value,
        Icon: icons.get(icon ?? '') ?? own?.Icon ?? FileText,
      }
    })
  }, [shown, configured, language])
}
