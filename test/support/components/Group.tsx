import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../../src/ui/layout/Stack.tsx'
import type { componentsMessages } from './componentsMessages.ts'
import classes from './ComponentsPage.module.css'

export interface GroupProps {
  readonly name: keyof (typeof componentsMessages)['groups']
  readonly children: ReactNode
}

/** One section, and one picture in the browser test. */
export function Group({ name, children }: GroupProps) {
  const { t } = useTranslation('components')
  return (
    <Stack
      as="section"
      gap="md"
      className={classes['group']}
      aria-label={t(`groups.${name}`)}
      data-group={name}
    >
      <h2>{t(`groups.${name}`)}</h2>
      {children}
    </Stack>
  )
}
