// Drafts of builds that did not find every secret of a form do not stay in the browser.

import { expect, it } from '@jest/globals'
import { draftsPlace, editorValuesPlace, ownerKey } from '../../src/model/preferences/places.ts'
import { oldDraftsSaga } from '../../src/sagas/recovery/oldDraftsSaga.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const sealed = { values: { name: 'shop' }, isSealed: true }
const unsealed = { values: { password: 'hunter2' } }

async function signIn(editor: object, drafts: object) {
  const loaded: string[] = []
  const door = createDoor()
  const plugins = {
    load: (id: string) => {
      loaded.push(id)
      return Promise.resolve()
    },
  }
  const kept = {
    [ownerKey]: mona,
    [editorValuesPlace.key]: JSON.stringify(editor),
    [draftsPlace.key]: JSON.stringify(drafts),
  }
  const run = startProcesses(
    [{ name: 'oldDrafts', saga: oldDraftsSaga }],
    { session: door.session, plugins },
    { kept, aside: /./ },
  )
  const before = run.kept.get(editorValuesPlace.key) !== undefined
  await door.enter(run, mona)
  return { loaded, before, isEditorKept: run.kept.has(editorValuesPlace.key) }
}

it.each([
  ['of this build stay', sealed, { a: sealed }, true, []],
  ['of the form beside the editor are removed', unsealed, {}, false, []],
  [
    'of templates are left to the scaffolder',
    sealed,
    { a: sealed, b: unsealed },
    true,
    ['scaffolder'],
  ],
])('%s', async (_what, editor, drafts, isEditorKept, loaded) => {
  expect(await signIn(editor, drafts)).toEqual({ before: true, isEditorKept, loaded })
})
