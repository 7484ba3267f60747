import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { allBranches, shownBranch, type RunsPlace } from '../../../model/ci/runsPlace.ts'
import { toFailure } from '../../../model/failure.ts'
import type { RunsView } from '../../../model/preferences/runsView.ts'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { usePicker } from '../../entities/picker/usePicker.ts'
import { useBranchesQuery, useDefaultBranchQuery } from '../ciApi.ts'

interface BranchPickerProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly view: RunsView
  readonly onChoose: (branch: string) => void
}

/** More would not be read; typing leaves fewer. */
const mostShown = 100

/** Every branch, asked for when it opens, and filtered as one types (RUNS-06). */
export function BranchPicker({ place, at, view, onChoose }: BranchPickerProps) {
  const { t } = useTranslation('ci')
  const { field } = usePicker()
  const isClosed = !field.isOpen
  const {
    data: names,
    error,
    isFetching,
    refetch,
  } = useBranchesQuery({ place }, { skip: isClosed })
  const { data: defaultBranch } = useDefaultBranchQuery(
    { place },
    { skip: isClosed && view === 'table' },
  )
  const chosen = shownBranch(at, view, defaultBranch ?? '')
  const isAll = chosen === ''
  const typed = field.text.trim().toLowerCase()
  const matching = (names ?? []).filter((name) => name.toLowerCase().includes(typed))
  // The default branch comes first.
  matching.sort((one, other) => Number(other === defaultBranch) - Number(one === defaultBranch))
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  const note = () => {
    if (failure) return t('filters.branchesFailed', { message: failure.message })
    if (names === undefined) return t('filters.loadingBranches')
    if (matching.length === 0) return t('filters.noBranch')
    const hidden = matching.length - mostShown
    return hidden > 0 ? t('filters.moreBranches', { count: hidden }) : undefined
  }
  return (
    <Combobox
      {...field}
      label={t('filters.branch')}
      placeholder={isAll ? t('filters.anyBranch') : chosen}
      isSingle
      options={[
        ...(typed === ''
          ? [{ id: allBranches, title: t('filters.selectAll'), isChosen: isAll }]
          : []),
        ...matching.slice(0, mostShown).map((name) => ({
          id: name,
          title: name,
          isChosen: name === chosen,
          ...(name === defaultBranch && { detail: t('filters.default') }),
        })),
      ]}
      note={note()}
      more={failure && { label: t('filters.retry'), onPress: () => void refetch() }}
      onNearEnd={() => undefined}
      onChoose={(name) => {
        field.onClose()
        onChoose(name === allBranches && view === 'table' ? '' : name)
      }}
    />
  )
}
