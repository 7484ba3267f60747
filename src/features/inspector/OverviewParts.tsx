import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { LimitedList } from '../../ui/list/LimitedList.tsx'
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
      <Stack gap="xs" className={classes['body']}>
        {children}
      </Stack>
    </section>
  )
}

export function None() {
  const { t } = useTranslation('inspector')
  return <Text isQuiet>{t('none')}</Text>
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
        <Stack as="dl" gap="xxs" className={classes['values']}>
          {shown.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                <ValueText value={value} />
              </dd>
            </div>
          ))}
        </Stack>
      )}
    </LimitedList>
  )
}
