import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { RunPage } from '../../../model/ci/ciRun.ts'
import type { CiStatus } from '../../../model/ci/ciStatus.ts'
import {
  allBranches,
  isNarrowed,
  type RunsPlace,
  searchOfRuns,
  shownBranch,
} from '../../../model/ci/runsPlace.ts'
import type { RunsView } from '../../../model/preferences/runsView.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { FilterSelect } from '../../../ui/filters/FilterSelect.tsx'
import { SegmentRadios } from '../../../ui/segments/SegmentRadios.tsx'
import { usePicker } from '../../entities/picker/usePicker.ts'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { runsViewChosen } from '../../preferences/runsViewSlice.ts'
import { useDefaultBranchQuery, useWorkflowsQuery } from '../ciApi.ts'
import { useCiHost } from '../useCiHost.ts'
import { BranchPicker } from './BranchPicker.tsx'

interface ActorPickerProps {
  /** Logins of the runs on the page. */
  readonly known: readonly string[]
  /** Empty for anyone. */
  readonly chosen: string
  readonly onChoose: (login: string) => void
}

/** Filters by the person who started the runs: one on the page, or any login that is typed. */
function ActorPicker({ known, chosen, onChoose }: ActorPickerProps) {
  const { t } = useTranslation('ci')
  const { field } = usePicker()
  const typed = field.text.trim()
  const lower = typed.toLowerCase()
  const logins = new Set([chosen, ...known].filter((one) => one.toLowerCase().includes(lower)))
  logins.delete('')
  const isNew = typed !== '' && ![...logins].some((one) => one.toLowerCase() === lower)
  return (
    <Combobox
      {...field}
      label={t('filters.actor')}
      placeholder={chosen === '' ? t('filters.actor') : chosen}
      isSingle
      options={[
        ...(typed === '' ? [{ id: '', title: t('filters.anyone'), isChosen: chosen === '' }] : []),
        ...[...logins].map((one) => ({ id: one, title: one, isChosen: one === chosen })),
        ...(isNew
          ? [{ id: typed, title: t('filters.byLogin', { name: typed }), isChosen: false }]
          : []),
      ]}
      note={undefined}
      more={undefined}
      onNearEnd={() => undefined}
      onChoose={(login) => {
        field.onClose()
        onChoose(login)
      }}
    />
  )
}

interface RunsToolbarProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly view: RunsView
  readonly page: RunPage | undefined
}

/** View, branch, filters and search of the list. */
export function RunsToolbar({ place, at, view, page }: RunsToolbarProps) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  const go = (to: Partial<RunsPlace>) => {
    const search = searchOfRuns({ ...at, page: 1, ...to })
    void navigate(pathname + search, { replace: true, flushSync: true })
  }
  // Of what is searched, the pages below the list say how many there are.
  const isSearched = view === 'cards' && at.text !== ''
  const field = useUrlText(at.text, (text) => pathname + searchOfRuns({ ...at, text, page: 1 }))
  return (
    <FilterBar
      results={page && !isSearched ? t('count', { count: page.total }) : ''}
      clearTo={isNarrowed(at) && page?.total !== 0 ? pathname : undefined}
      chips={
        <BranchChip
          place={place}
          at={at}
          view={view}
          onRemove={() => {
            go({ branch: view === 'table' ? '' : allBranches })
          }}
        />
      }
    >
      <SegmentRadios
        label={t('view.label')}
        isLabelHidden
        options={(['table', 'cards'] as const).map((value) => ({
          value,
          label: t(`view.${value}`),
        }))}
        value={view}
        onChoose={(chosen) => dispatch(runsViewChosen(chosen))}
      />
      <BranchPicker
        place={place}
        at={at}
        view={view}
        onChoose={(branch) => {
          go({ branch })
        }}
      />
      <RunSelects place={place} at={at} page={page} onChoose={go} />
      {view === 'cards' && <SearchField label={t('filters.search')} {...field} />}
    </FilterBar>
  )
}

interface BranchChipProps extends Pick<RunsToolbarProps, 'place' | 'at' | 'view'> {
  readonly onRemove: () => void
}

/** The branch whose runs are shown, also where nobody has chosen it: cards begin with the default one. */
function BranchChip({ place, at, view, onRemove }: BranchChipProps) {
  const { t } = useTranslation('ci')
  const { data } = useDefaultBranchQuery({ place }, { skip: view === 'table' })
  const branch = shownBranch(at, view, data ?? '')
  if (branch === '') return null
  return (
    <Chip label={t('filters.removeBranch', { branch })} onRemove={onRemove}>
      {t('filters.onBranch', { branch })}
    </Chip>
  )
}

interface RunSelectsProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly page: RunPage | undefined
  readonly onChoose: (to: Partial<RunsPlace>) => void
}

/** Workflow, status and actor. Workflows are asked for once the runs are there. */
function RunSelects({ place, at, page, onChoose }: RunSelectsProps) {
  const { t } = useTranslation('ci')
  const { data: workflows = [] } = useWorkflowsQuery({ place }, { skip: !page })
  const { statusFilters = {} } = useCiHost(place) ?? {}
  const statuses = Object.entries(statusFilters) as (readonly [CiStatus, string])[]
  const actors = (page?.runs ?? []).flatMap(({ actor }) => actor?.name ?? [])
  const known = workflows.map(({ id, name }) => [id, name] as const)
  return (
    <>
      <FilterSelect
        label={t('filters.workflow')}
        any={t('filters.anyWorkflow')}
        value={at.workflow}
        options={known}
        onChoose={(workflow) => {
          onChoose({ workflow })
        }}
      />
      <FilterSelect
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        value={at.status}
        options={statuses.map(([shown, value]) => [value, t(`status.${shown}`)])}
        onChoose={(status) => {
          onChoose({ status })
        }}
      />
      <ActorPicker
        known={actors}
        chosen={at.actor}
        onChoose={(actor) => {
          onChoose({ actor })
        }}
      />
    </>
  )
}
