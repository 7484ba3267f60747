import { useTranslation } from 'react-i18next'
import { isBlank } from '../../../model/search/searchQuery.ts'
import panel from '../../../ui/FilterPanel.module.css'
import { useNarrow } from '../useNarrow.ts'
import { TypeCount } from './TypeCount.tsx'
import type { TypesProps } from './TypeLinks.tsx'

/** The types as boxes, of which any number can be checked; none is all. */
export function TypeSelect({ query, types, counts }: TypesProps) {
  const { t } = useTranslation('search')
  const { narrow } = useNarrow(query)
  return (
    <fieldset>
      <legend className={panel['heading']}>{t('type')}</legend>
      {types.map(({ value, name, Icon }) => {
        const others = query.types.filter((type) => type !== value)
        const isChosen = others.length < query.types.length
        return (
          <label key={value} className={panel['option']}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => {
                narrow({ types: isChosen ? others : [...others, value].sort() })
              }}
            />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={panel['name']}>{name}</span>
            {!isBlank(query) && <TypeCount type={value} counts={counts} />}
          </label>
        )
      })}
    </fieldset>
  )
}
