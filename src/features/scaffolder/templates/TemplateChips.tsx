import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { createPath } from '../../../model/paths.ts'
import { templatesAddress, type TemplatesQuery } from '../../../model/scaffolder/templatesQuery.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'
import classes from './TemplatesPage.module.css'

const lists = {
  types: 'templates.type',
  owners: 'templates.owner',
  tags: 'templates.tag',
  actions: 'templates.action',
} as const
const names = Object.keys(lists) as readonly (keyof typeof lists)[]

/** The chosen values, each with a button that removes it. */
export function TemplateChips({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const chosen = names.flatMap((name) => query[name].map((value) => ({ name, value })))
  if (chosen.length === 0) return null
  return (
    <div className={classes['chips']}>
      {chosen.map(({ name, value }) => (
        <ChosenValue key={`${name} ${value}`} query={query} name={name} value={value} />
      ))}
      <Link to={createPath}>{t('templates.clear')}</Link>
    </div>
  )
}

interface ChosenValueProps {
  readonly query: TemplatesQuery
  readonly name: keyof typeof lists
  readonly value: string
}

function ChosenValue({ query, name, value }: ChosenValueProps) {
  const { t } = useTranslation('scaffolder')
  const navigate = useNavigate()
  const owner = useEntityPresentation(name === 'owners' ? findEntityRef(value) : undefined)
  const label = t(lists[name])
  const shown = owner?.name ?? value
  const remove = () => {
    const left = query[name].filter((one) => one !== value)
    void navigate(templatesAddress({ ...query, [name]: left }), { flushSync: true })
  }
  return (
    <Chip label={t('templates.removeFilter', { label, value: shown })} onRemove={remove}>
      {`${label}: ${shown}`}
    </Chip>
  )
}
