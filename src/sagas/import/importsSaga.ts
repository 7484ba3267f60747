// Lives as long as the page. Imports the URLs in the page's address: analyses each, registers what
// was found and watches it. Progress is in the slice, so that it continues after an interruption.

import { createSelector } from '@reduxjs/toolkit'
import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import {
  importRemembered,
  selectTypedUrls,
  urlsSubmitted,
} from '../../features/import/importEntrySlice.ts'
import {
  importsOpened,
  locationRegistered,
  registrationFailed,
  selectImports,
} from '../../features/import/importsSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import type { AddedLocation } from '../../model/entities/locationAnswers.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogProblem } from '../../model/import/catalogProblem.ts'
import type { FoundLocation } from '../../model/import/importAnalysis.ts'
import { isWatched, itemOf, nextLocation } from '../../model/import/importItem.ts'
import {
  areTooLong,
  importAddress,
  isImportPath,
  mostTargets,
  targetsOfSearch,
  targetsOfText,
} from '../../model/import/importTargets.ts'
import { worthAnalyzing } from '../../model/import/recognition.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import { analyze } from './steps/importAnalysis.ts'
import { watch } from './steps/importWatch.ts'

// Registers the locations found for a URL, one after the other.

const untracked = { track: false }

/** Refreshes a location that is already registered; all its refs lead to the same location. */
function* addOrRefresh({ target, exists, entities }: FoundLocation): SagaGenerator<string | null> {
  const { addLocation } = locationsApi.endpoints
  const { refreshEntity } = catalogApi.endpoints
  const [first] = entities
  if (exists && first !== undefined) {
    yield* call(request<null>, refreshEntity.initiate(first, untracked))
    return null
  }
  try {
    const added = yield* call(request<AddedLocation>, addLocation.initiate({ target }, untracked))
    return added.location.entityRef ?? null
  } catch (thrown) {
    // Another user has registered it meanwhile.
    if (toFailure(thrown).status === 409) return null
    throw thrown
  }
}

function* register(target: string): SagaGenerator<void> {
  for (;;) {
    const item = itemOf(yield* select(selectImports), target)
    const next = item.status === 'registering' ? nextLocation(item) : undefined
    if (!next) return
    try {
      const entityRef = yield* call(addOrRefresh, next)
      yield* put(locationRegistered({ target, location: next.target, entityRef }))
    } catch (thrown) {
      yield* put(registrationFailed({ target, problem: catalogProblem(toFailure(thrown)) }))
    }
  }
}

/** How many are analysed or registered at a time. */
const atOnce = 3

type PlaceRoot = Parameters<typeof selectLocation>[0] & Parameters<typeof selectIdentity>[0]

const nothing: readonly string[] = []

const selectShownTargets = createSelector(
  [
    (root: PlaceRoot) => selectLocation(root).pathname,
    (root: PlaceRoot) => selectLocation(root).search,
    (root: PlaceRoot) => selectIdentity(root) !== null,
  ],
  (pathname, search, isSignedIn) =>
    isImportPath(pathname) && isSignedIn ? targetsOfSearch(search) : nothing,
)

function* followLocation(): SagaGenerator<void> {
  const targets = yield* select(selectShownTargets)
  if (targets.length > 0) yield* put(importsOpened(targets))
}

function* openTyped(): SagaGenerator<void> {
  const typed = targetsOfText(yield* select(selectTypedUrls))
  const config = yield* select(selectConfig)
  const navigation = yield* service('navigation')
  const targets = config
    ? worthAnalyzing(typed, config.integrations, config.import.entityFilename)
    : typed
  if (targets.length === 0 || targets.length > mostTargets || areTooLong(targets)) return
  navigation.go(importAddress(targets))
}

interface Job {
  readonly target: string
  readonly status: string
}

const working: Readonly<Record<string, (target: string) => SagaGenerator<void>>> = {
  analyzing: analyze,
  registering: register,
}

/** Analysis and registration continue on any page; the catalog is polled only while the import page is open. */
const selectJobs = createSelector(
  [(root: Parameters<typeof selectImports>[0]) => selectImports(root), selectShownTargets],
  (imports, shown): Jobs<Job> => {
    const items = Object.entries(imports)
    const begun = items.filter(([, { status }]) => Object.hasOwn(working, status)).slice(0, atOnce)
    const watched = items.filter(([target, item]) => isWatched(item) && shown.includes(target))
    return Object.fromEntries(
      [...begun, ...watched].map(([target, { status }]) => [target, { target, status }]),
    )
  },
)

const goOn = ({ target, status }: Job) => (working[status] ?? watch)(target)

export function* importsSaga(): SagaGenerator<void> {
  yield* takeEvery([navigated.type, isUserChange, importRemembered.type], followLocation)
  yield* takeEvery(urlsSubmitted, openTyped)
  yield* fork(followEach<Job>, 'imports', selectJobs, goOn)
  yield* call(followLocation)
}
