import {
  CircleCheck,
  CircleDashed,
  FlaskConical,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { lifecycleTone, type LifecycleTone } from '../../model/entities/lifecycleTone.ts'

interface LifecycleLook {
  readonly tone: LifecycleTone
  readonly Icon: LucideIcon
}

const icons: Readonly<Record<LifecycleTone, LucideIcon>> = {
  success: CircleCheck,
  info: FlaskConical,
  warning: TriangleAlert,
  neutral: CircleDashed,
}

export function lifecycleLook(lifecycle: string): LifecycleLook {
  const tone = lifecycleTone(lifecycle)
  return { tone, Icon: icons[tone] }
}
