// Lives as long as the page. Imports the URLs in the page's address: analyses each, registers what
// was found and watches it. Progress is in the slice, so that it continues after an interruption.

import { fork, put, call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  importRemembered,
  importsForgotten,
  selectTypedUrls,
  urlsSubmitted,
} from '../../features/import/importEntrySlice.ts'
import { importsOpened, importsSlice, selectImports } from '../../features/import/importsSlice.ts'
import { proposalCompleted } from '../../features/import/proposalsSlice.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { isWatched } from '../../model/import/importItem.ts'
import {
  areTooLong,
  importAddress,
  isImportPath,
  mostTargets,
  targetsOfSearch,
  targetsOfText,
} from '../../model/import/importTargets.ts'
import { worthAnalyzing } from '../../model/import/recognition.ts'
import { service } from '../kit/service.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { analyze } from './steps/importAnalysis.ts'
import { register } from './steps/importRegistration.ts'
import { watch } from './steps/importWatch.ts'

/** How many are analysed or registered at a time. */
const atOnce = 3

function* shownTargets(): SagaGenerator<readonly string[]> {
  const { pathname, search } = yield* select(selectLocation)
  const isSignedIn = (yield* select(selectIdentity)) !== null
  return isImportPath(pathname) && isSignedIn ? targetsOfSearch(search) : []
}

function* followLocation(): SagaGenerator<void> {
  const targets = yield* call(shownTargets)
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

type Worker = (target: string) => SagaGenerator<void>
type Jobs = Readonly<Record<string, () => SagaGenerator<void>>>

const working: Readonly<Record<string, Worker>> = { analyzing: analyze, registering: register }

/** Analysis and registration continue on any page; the catalog is polled only while the import page is open. */
function* jobs(): SagaGenerator<Jobs> {
  const items = Object.entries(yield* select(selectImports))
  const shown = yield* call(shownTargets)
  const begun = items.filter(([, { status }]) => Object.hasOwn(working, status)).slice(0, atOnce)
  const watched = items.filter(([target, item]) => isWatched(item) && shown.includes(target))
  return Object.fromEntries(
    [...begun, ...watched].map(([target, { status }]) => [
      `${status} ${target}`,
      () => (working[status] ?? watch)(target),
    ]),
  )
}

const moves = [
  ...Object.values(importsSlice.actions).map(({ type }) => type),
  importsForgotten.type,
  importRemembered.type,
  proposalCompleted.type,
  navigated.type,
  askAgainDue.type,
  isUserChange,
]

export function* importsSaga(): SagaGenerator<void> {
  yield* takeEvery([navigated.type, isUserChange, importRemembered.type], followLocation)
  yield* takeEvery(urlsSubmitted, openTyped)
  yield* fork(takeUpEach, 'imports', moves, jobs)
  yield* call(followLocation)
}
