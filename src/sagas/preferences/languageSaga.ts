// Starts once the configuration is read or has failed, so that errors are translated too. Shows the chosen language if
// the portal has it (spec 1 §4), else the default. If the texts cannot be fetched, the page stays as it is.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  languageFailed,
  languageRequested,
  languageShown,
  selectLanguage,
} from '../../features/preferences/languageSlice.ts'
import { selectBoot, type BootState } from '../../features/shell/boot/bootSlice.ts'
import { chunkFailed } from '../../features/shell/releaseSlice.ts'
import { toFailure } from '../../model/failure.ts'
import {
  builtLanguages,
  defaultLanguage,
  languageFor,
  type Languages,
} from '../../model/languages.ts'
import { isChunkFailure } from '../../model/shell/chunkFailure.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'

/** Null until known. */
function languagesOf(boot: BootState): Languages | null {
  if (boot.status === 'loading') return null
  return boot.status === 'ready'
    ? boot.config.languages
    : { available: builtLanguages, default: defaultLanguage }
}

type Root = Parameters<typeof selectBoot>[0] & Parameters<typeof selectLanguage>[0]

/** Another language that the page should have, and whether its texts were requested. */
interface Change {
  readonly wanted: string
  readonly isRequested: boolean
}

function selectChange(root: Root): Change | undefined {
  const state = selectLanguage(root)
  if (state.status === 'changing') return { wanted: state.to, isRequested: true }
  const languages = languagesOf(selectBoot(root))
  if (state.status === 'failed' || !languages) return undefined
  const wanted = languageFor(languages, state.chosen)
  return wanted === state.language ? undefined : { wanted, isRequested: false }
}

function* change({ wanted, isRequested }: Change): SagaGenerator<void> {
  if (!isRequested) {
    yield* put(languageRequested(wanted))
    return
  }
  const texts = yield* service('texts')
  try {
    yield* call(texts.load, wanted)
    yield* call(texts.show, wanted)
    yield* put(languageShown(wanted))
  } catch (thrown) {
    if (isChunkFailure(thrown)) yield* put(chunkFailed())
    yield* postAlert(`${wanted}: ${toFailure(thrown).message}`)
    yield* put(languageFailed(wanted))
  }
}

export function* languageSaga(): SagaGenerator<void> {
  yield* call(follow<Change>, selectChange, change)
}
