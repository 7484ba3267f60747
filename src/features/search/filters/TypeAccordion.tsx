import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import panel from '../../../ui/FilterPanel.module.css'
import { TypeLinks, type TypesProps } from './TypeLinks.tsx'
import classes from './types.module.css'

/** The types in a list that can be closed, which then names the chosen one. */
export function TypeAccordion(props: TypesProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const { query, types } = props
  const chosen = query.types.map((type) => types.find(({ value }) => value === type)?.name ?? type)
  return (
    <div>
      <h2>
        <button
          type="button"
          className={classes['accordion']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <span className={panel['heading']}>{t('type')}</span>
          {!isOpen && <span>{chosen.join(', ') || t('types.all')}</span>}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </h2>
      <nav id={id} aria-label={t('type')} hidden={!isOpen}>
        <TypeLinks {...props} className={panel['option']} nameClass={panel['name']} />
      </nav>
    </div>
  )
}
