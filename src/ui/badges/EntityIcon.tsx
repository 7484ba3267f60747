import {
  Box,
  Boxes,
  Component,
  Database,
  FileCode,
  Globe,
  MapPin,
  Plug,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'

const icons = new Map<string, LucideIcon>([
  ['component', Component],
  ['api', Plug],
  ['system', Boxes],
  ['domain', Globe],
  ['resource', Database],
  ['group', Users],
  ['user', User],
  ['template', FileCode],
  ['location', MapPin],
])

export interface EntityIconProps {
  readonly kind: string
  /** In pixels. */
  readonly size?: number
}

/** The icon of a kind; hidden from screen readers, which read the text beside it. */
export function EntityIcon({ kind, size = 16 }: EntityIconProps) {
  return createElement(icons.get(kind.toLowerCase()) ?? Box, {
    size,
    strokeWidth: 1.75,
    'aria-hidden': true,
    focusable: false,
  })
}
