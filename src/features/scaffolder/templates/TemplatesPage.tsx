import { ListFilter } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { createPath } from '../../../model/paths.ts'
import {
  parseTemplatesQuery,
  templatesAddress,
  type TemplatesQuery,
} from '../../../model/scaffolder/templatesQuery.ts'
import { keysOf } from '../../../model/typedKeys.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import { ScopeLinks } from '../../../ui/ScopeLinks.tsx'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { FacetPicker } from '../../entities/picker/FacetPicker.tsx'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { TemplateList } from './TemplateList.tsx'
import { TemplatesHeader } from './TemplatesHeader.tsx'
import classes from './TemplatesPage.module.css'
import { useTemplates } from './useTemplates.ts'

/** Types, owners and tags; what there is to choose is asked for when they open. */
function TemplateFilters({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const navigate = useNavigate()
  const narrow = (part: Partial<TemplatesQuery>) => {
    void navigate(templatesAddress({ ...query, ...part }), { flushSync: true })
  }
  return (
    <Popover
      label={t('templates.filters')}
      icon={<ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      {() => (
        <>
          <FacetPicker
            label={t('templates.type')}
            placeholder={t('templates.anyType')}
            facet="spec.type"
            kind="template"
            chosen={query.types}
            onChoose={(types) => {
              narrow({ types })
            }}
          />
          <EntityPicker
            label={t('templates.owner')}
            placeholder={t('templates.anyOwner')}
            kinds={['group', 'user']}
            chosen={query.owners}
            isMany
            onChoose={(owners) => {
              narrow({ owners })
            }}
          />
          <FacetPicker
            label={t('templates.tags')}
            placeholder={t('templates.anyTag')}
            facet="metadata.tags"
            kind="template"
            chosen={query.tags}
            onChoose={(tags) => {
              narrow({ tags })
            }}
          />
        </>
      )}
    </Popover>
  )
}

const lists = {
  types: 'templates.type',
  owners: 'templates.owner',
  tags: 'templates.tag',
  actions: 'templates.action',
} as const
const names = keysOf(lists)

/** The chosen values, each with a button that removes it. */
function TemplateChips({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const chosen = names.flatMap((name) => query[name].map((value) => ({ name, value })))
  if (chosen.length === 0) return null
  return (
    <Row gap="xxs" across="xs" isSmall className={classes['chips']}>
      {chosen.map(({ name, value }) => (
        <ChosenValue key={`${name} ${value}`} query={query} name={name} value={value} />
      ))}
      <Link to={createPath}>{t('templates.clear')}</Link>
    </Row>
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

/** All templates or the starred ones. */
function TemplateScope({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  return (
    <ScopeLinks
      label={t('templates.scope')}
      links={[false, true].map((isStarred) => ({
        to: templatesAddress({ ...query, isStarred }),
        text: t(isStarred ? 'templates.starred' : 'templates.all'),
        isCurrent: query.isStarred === isStarred,
      }))}
    />
  )
}

/** `/create`: the templates, filtered by the URL. */
export function TemplatesPage() {
  const { t } = useTranslation('scaffolder')
  const { search } = useLocation()
  const query = useMemo(() => parseTemplatesQuery(search), [search])
  const templates = useTemplates(query)
  const field = useUrlText(query.text, (text) => templatesAddress({ ...query, text }))
  // Whether one may register a template is asked once there is something to see.
  const isReady = useDeferredValue(templates.status !== 'loading', false)
  return (
    <>
      <TemplatesHeader isReady={isReady} />
      <Row gap="xs" align="stretch" className={classes['toolbar']}>
        <SearchField label={t('templates.search')} value={field.value} onType={field.onType} />
        <TemplateScope query={query} />
        <TemplateFilters query={query} />
      </Row>
      <TemplateChips query={query} />
      <TemplateList query={query} templates={templates} />
    </>
  )
}
