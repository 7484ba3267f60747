import {
  Bell,
  BookOpen,
  ChartLine,
  CircleHelp,
  Cloud,
  CodeXml,
  Globe,
  LayoutDashboard,
  LayoutGrid,
  Link as LinkIcon,
  Mail,
  MessageSquare,
  SquarePlus,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'

/** Keys used in `icon` of an entity's links and of a task's output. */
const icons = new Map<string, LucideIcon>([
  ['alert', Bell],
  ['book', BookOpen],
  ['catalog', LayoutGrid],
  ['chat', MessageSquare],
  ['cloud', Cloud],
  ['code', CodeXml],
  ['dashboard', LayoutDashboard],
  ['docs', BookOpen],
  ['email', Mail],
  ['github', CodeXml],
  ['group', Users],
  ['help', CircleHelp],
  ['metrics', ChartLine],
  ['monitoring', ChartLine],
  ['scaffolder', SquarePlus],
  ['support', CircleHelp],
  ['techdocs', BookOpen],
  ['web', Globe],
  ['website', Globe],
])

/** The icon of a link by its key; a plain one for unknown keys. */
export const LinkMark = ({ icon = '' }: { readonly icon?: string | undefined }) =>
  createElement(icons.get(icon.toLowerCase()) ?? LinkIcon, {
    size: 16,
    strokeWidth: 1.75,
    'aria-hidden': true,
  })
