import {
  Bell,
  BookOpen,
  ChartLine,
  CircleHelp,
  Cloud,
  CodeXml,
  Globe,
  LayoutDashboard,
  Link as LinkIcon,
  Mail,
  MessageSquare,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { isPortalPath, safeUrl } from '../../../../model/links.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Link } from '../../../../ui/Link.tsx'
import classes from './LinksCard.module.css'

/** Keys used in `metadata.links[].icon`. */
const icons = new Map<string, LucideIcon>([
  ['alert', Bell],
  ['book', BookOpen],
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
  ['support', CircleHelp],
  ['techdocs', BookOpen],
  ['web', Globe],
  ['website', Globe],
])

const isOpened = (url: string) => isPortalPath(url) || safeUrl(url) !== undefined

/** `metadata.links`; hidden without links. An unsafe URL is shown as text, with the reason. */
export function LinksCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation(['catalog', 'shell'])
  const links = entity.metadata.links ?? []
  if (links.length === 0) return null
  return (
    <Card title={t('entity.links')}>
      <ul className={classes['links']}>
        {links.map(({ url, title, icon }, index) => (
          <li key={`${String(index)} ${url}`}>
            {createElement(icons.get(icon?.toLowerCase() ?? '') ?? LinkIcon, {
              size: 16,
              strokeWidth: 1.75,
              'aria-hidden': true,
            })}
            <span>
              <Link to={url}>{title ?? url}</Link>
              {!isOpened(url) && (
                <span className={classes['note']}>{t('unsafeLink', { ns: 'shell' })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
