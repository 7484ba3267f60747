import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { docsFilesRef } from '../../../model/docs/docsFiles.ts'
import { withQuery } from '../../../model/docs/docsMatches.ts'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import type { DocsHit } from '../../../ui/docs/docsIndex.ts'
import {
  createDocsSearcher,
  type DocsSearcher,
  type FindState,
} from '../../../ui/docs/docsSearcher.ts'
import { Link } from '../../../ui/Link.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import { SearchField } from '../../entities/SearchField.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './DocsFind.module.css'

interface DocsFindProps {
  readonly docsRef: EntityRef
  readonly sitePath: string
}

/** Searches in this documentation, in the index that was built with it. */
export function DocsFind({ docsRef, sitePath }: DocsFindProps) {
  const { t } = useTranslation('techdocs')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [found, setFound] = useState<FindState>({ status: 'idle' })
  const searcher = useSearcher(docsRef, setFound)
  const type = (next: string) => {
    setText(next)
    searcher?.search(next)
  }
  const pathOf = ({ location }: DocsHit) => withQuery(`${sitePath}/${location}`, text)
  const press = (event: KeyboardEvent) => {
    const [first] = found.status === 'found' ? found.hits : []
    if (event.key === 'Escape') type('')
    if (event.key === 'Enter' && first) {
      void navigate(pathOf(first))
      type('')
    }
  }
  return (
    <div className={classes['find']} onKeyDown={press} role="presentation">
      <SearchField label={t('find.label')} value={text} onType={type} />
      {found.status !== 'idle' && (
        <div className={classes['panel']}>
          <Found
            found={found}
            pathOf={pathOf}
            onChosen={() => {
              type('')
            }}
          />
        </div>
      )}
    </div>
  )
}

interface FoundProps {
  readonly found: FindState
  readonly pathOf: (hit: DocsHit) => string
  readonly onChosen: () => void
}

function Found({ found, pathOf, onChosen }: FoundProps) {
  const { t } = useTranslation('techdocs')
  if (found.status === 'failed')
    return <p role="alert">{t('find.failed', { message: found.message })}</p>
  if (found.status !== 'found') return <p role="status">{t('find.loading')}</p>
  if (found.hits.length === 0) return <p role="status">{t('find.none')}</p>
  return (
    <ul aria-label={t('find.results')}>
      {found.hits.map((hit) => (
        <li key={hit.location}>
          <Link to={pathOf(hit)} onClick={onChosen}>
            {hit.title}
          </Link>
          {hit.page !== undefined && <span className={classes['page']}>{hit.page}</span>}
          <p>{hit.snippet}</p>
        </li>
      ))}
    </ul>
  )
}

function useSearcher(docsRef: EntityRef, tell: (state: FindState) => void): DocsSearcher | null {
  const files = useService(docsFilesRef)
  const storageUrl = useSelector(selectConfig)?.docs.storageUrl ?? null
  const address = `${files.siteAddress(docsRef, storageUrl)}search/search_index.json`
  const [searcher, setSearcher] = useState<DocsSearcher | null>(null)
  useEffect(() => {
    const made = createDocsSearcher((signal) => files.text(address, signal), tell)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The worker lives as long as the address.
    setSearcher(made)
    return made.close
  }, [files, address, tell])
  return searcher
}
