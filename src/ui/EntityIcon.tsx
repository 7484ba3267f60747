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
  /** Pixels. */
  readonly size?: number
}

/** The picture of a kind; says nothing to a screen reader, the text beside it does. */
export function EntityIcon({ kind, size = 16 }: EntityIconProps) {
  return createElement(icons.get(kind.toLowerCase()) ?? Box, {
    size,
    strokeWidth: 1.75,
    'aria-hidden': true,
    focusable: false,
  })
}
