import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { templatesAddress, type TemplatesQuery } from '../../../model/scaffolder/templatesQuery.ts'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { FacetPicker } from '../../entities/picker/FacetPicker.tsx'

/** Types, owners and tags; what there is to choose is asked for when they open. */
export function TemplateFilters({ query }: { readonly query: TemplatesQuery }) {
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
