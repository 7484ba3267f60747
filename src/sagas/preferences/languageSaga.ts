// Starts once the configuration is read or has failed, so that errors are translated too. Shows the chosen language if
// the portal has it (spec 1 §4), else the default. If the texts cannot be fetched, the page stays as it is.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  languageChosen,
  languageFailed,
  languageRemembered,
  languageRequested,
  languageShown,
  selectLanguage,
} from '../../features/preferences/languageSlice.ts'
import {
  configFailed,
  configLoaded,
  selectBoot,
  type BootState,
} from '../../features/shell/boot/bootSlice.ts'
import { chunkFailed } from '../../features/shell/releaseSlice.ts'
import { toFailure } from '../../model/failure.ts'
import {
  builtLanguages,
  defaultLanguage,
  languageFor,
  type Languages,
} from '../../model/languages.ts'
import { isChunkFailure } from '../../model/shell/chunkFailure.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Null until known. */
function languagesOf(boot: BootState): Languages | null {
  if (boot.status === 'loading') return null
  return boot.status === 'ready'
    ? boot.config.languages
    : { available: builtLanguages, default: defaultLanguage }
}

function* show(): SagaGenerator<void> {
  const languages = languagesOf(yield* select(selectBoot))
  if (!languages) return
  const state = yield* select(selectLanguage)
  const wanted = languageFor(languages, state.chosen)
  if (wanted === state.language) return
  const texts = yield* service('texts')
  yield* put(languageRequested(wanted))
  try {
    yield* call(texts.load, wanted)
    yield* call(texts.show, wanted)
    yield* put(languageShown(wanted))
  } catch (thrown) {
    yield* put(languageFailed(wanted))
    if (isChunkFailure(thrown)) yield* put(chunkFailed())
    yield* postAlert(`${wanted}: ${toFailure(thrown).message}`)
  }
}

export function* languageSaga(): SagaGenerator<void> {
  yield* call(
    takeUpLatest,
    [configLoaded.type, configFailed.type, languageChosen.type, languageRemembered.type],
    show,
    selectLanguage,
  )
}
