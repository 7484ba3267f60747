import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '../../ui/layout/Text.tsx'
import { LimitedList } from '../../ui/LimitedList.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import classes from './OverviewTab.module.css'

interface RelationTargetsProps {
  readonly title: string
  readonly refs: readonly string[]
}

/** A relation with the number of its targets, which are shown on demand. */
export function RelationTargets({ title, refs }: RelationTargetsProps) {
  const { t } = useTranslation('inspector')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={classes['relation']}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>
        {title}{' '}
        <Text as="span" isQuiet>
          {t('targets', { count: refs.length })}
        </Text>
      </summary>
      {isOpen && (
        <LimitedList items={refs}>
          {(shown) => (
            <ul>
              {shown.map((ref) => (
                <li key={ref}>
                  <EntityRefLink text={ref} />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      )}
    </details>
  )
}
