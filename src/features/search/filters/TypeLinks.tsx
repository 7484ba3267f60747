import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  isBlank,
  narrowed,
  searchAddress,
  type SearchQuery,
} from '../../../model/search/searchQuery.ts'
import { Link } from '../../../ui/Link.tsx'
import type { TypeCounts } from '../searchApi.ts'
import type { TypeOption } from '../useTypes.ts'
import { TypeCount } from './TypeCount.tsx'

export interface TypesProps {
  readonly query: SearchQuery
  readonly types: readonly TypeOption[]
  readonly counts: TypeCounts | undefined
}

interface TypeLinksProps extends TypesProps {
  readonly className: string | undefined
  readonly nameClass: string | undefined
}

/** Links to all results and to those of one type, on their first page. */
export function TypeLinks({ query, types, counts, className, nameClass }: TypeLinksProps) {
  const { t } = useTranslation('search')
  const all = { value: '', name: t('types.all'), Icon: Layers }
  return [all, ...types].map(({ value, name, Icon }) => {
    const chosen = value === '' ? [] : [value]
    const isCurrent = query.types.join() === chosen.join()
    return (
      <Link
        key={value}
        className={className}
        to={searchAddress(narrowed(query, { types: chosen }))}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={nameClass}>{name}</span>
        {!isBlank(query) && <TypeCount type={value} counts={counts} />}
      </Link>
    )
  })
}
