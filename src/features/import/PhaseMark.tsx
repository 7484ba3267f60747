import { CircleAlert, CircleCheck, CircleDashed, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportPhase } from '../../model/import/importPhase.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './PhaseMark.module.css'

const pictures = {
  quiet: CircleDashed,
  working: Hourglass,
  success: CircleCheck,
  warning: CircleAlert,
  error: CircleAlert,
}

export interface ToneMarkProps {
  readonly tone: keyof typeof pictures
  readonly children: ReactNode
}

/** A word with an icon. */
export function ToneMark({ tone, children }: ToneMarkProps) {
  const Picture = pictures[tone]
  return (
    <Row
      as="span"
      isInline
      gap="xxs"
      isOneLine
      isSmall
      className={classes['mark']}
      data-tone={tone}
    >
      <Picture size={14} aria-hidden="true" />
      {children}
    </Row>
  )
}

/** The phase of an import. */
export function PhaseMark({ phase: { name, tone } }: { readonly phase: ImportPhase }) {
  const { t } = useTranslation('catalog-import')
  return <ToneMark tone={tone}>{t(`phase.${name}`)}</ToneMark>
}
