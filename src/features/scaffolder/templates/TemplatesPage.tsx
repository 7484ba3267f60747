import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { createPath } from '../../../model/paths.ts'
import {
  hasFilters,
  parseTemplatesQuery,
  templatesAddress,
  type TemplatesQuery,
} from '../../../model/scaffolder/templatesQuery.ts'
import { keysOf } from '../../../model/typedKeys.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { SegmentLinks } from '../../../ui/segments/SegmentLinks.tsx'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { FacetPicker } from '../../entities/picker/FacetPicker.tsx'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { TemplateList } from './TemplateList.tsx'
import { TemplatesHeader } from './TemplatesHeader.tsx'
import { type Templates, useTemplates } from './useTemplates.ts'

/** Types, owners and tags; what there is to choose is asked for when they open. */
function TemplateFilters({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const navigate = useNavigate()
  const narrow = (part: Partial<TemplatesQuery>) => {
    void navigate(templatesAddress({ ...query, ...part }), { flushSync: true })
  }
  return (
    <>
      <FacetPicker
        label={t('templates.type')}
        placeholder={t('templates.anyType')}
        facet="spec.type"
        kind="template"
        chosen={query.types}
        areChosenShown={false}
        onChoose={(types) => {
          narrow({ types })
        }}
      />
      <EntityPicker
        label={t('templates.owner')}
        placeholder={t('templates.anyOwner')}
        kinds={['group', 'user']}
        chosen={query.owners}
        areChosenShown={false}
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
        areChosenShown={false}
        onChoose={(tags) => {
          narrow({ tags })
        }}
      />
    </>
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
  const chosen = names.flatMap((name) => query[name].map((value) => ({ name, value })))
  return chosen.map(({ name, value }) => (
    <ChosenValue key={`${name} ${value}`} query={query} name={name} value={value} />
  ))
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
    <SegmentLinks
      label={t('templates.scope')}
      links={[false, true].map((isStarred) => ({
        to: templatesAddress({ ...query, isStarred }),
        text: t(isStarred ? 'templates.starred' : 'templates.all'),
        isCurrent: query.isStarred === isStarred,
      }))}
    />
  )
}

/** How many templates there are so far; undefined until known. */
function countOf(templates: Templates) {
  if (templates.status !== 'found') return undefined
  const count = templates.pages.reduce((sum, page) => sum + page.length, 0)
  return { count, more: templates.more === 'none' ? '' : '+' }
}

/** `/create`: the templates, filtered by the URL. */
export function TemplatesPage() {
  const { t } = useTranslation('scaffolder')
  const { search } = useLocation()
  const query = useMemo(() => parseTemplatesQuery(search), [search])
  const templates = useTemplates(query)
  const field = useUrlText(query.text, (text) => templatesAddress({ ...query, text }))
  const count = countOf(templates)
  // Whether one may register a template is asked once there is something to see.
  const isReady = useDeferredValue(templates.status !== 'loading', false)
  return (
    <>
      <TemplatesHeader isReady={isReady} />
      <FilterBar
        isSticky
        results={count === undefined ? '' : t('templates.count', count)}
        clearTo={hasFilters(query) && count?.count !== 0 ? createPath : undefined}
        chips={<TemplateChips query={query} />}
      >
        <SearchField label={t('templates.search')} value={field.value} onType={field.onType} />
        <TemplateScope query={query} />
        <TemplateFilters query={query} />
      </FilterBar>
      <TemplateList query={query} templates={templates} />
    </>
  )
}
