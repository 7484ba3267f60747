import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitedList } from '../../ui/LimitedList.tsx'
import classes from './OverviewTab.module.css'
import { ValueText } from './ValueText.tsx'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className={classes['section']}>
      <h3>{title}</h3>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}

export function None() {
  const { t } = useTranslation('inspector')
  return <p className={classes['quiet']}>{t('none')}</p>
}

export function Values({
  values,
}: {
  readonly values: Readonly<Record<string, string | undefined>>
}) {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  if (entries.length === 0) return <None />
  return (
    <LimitedList items={entries}>
      {(shown) => (
        <dl className={classes['values']}>
          {shown.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                <ValueText value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </LimitedList>
  )
}
