// The processes of the template editor: drafts, the form that follows the text, dry runs, and directories.

import { expect, it, jest } from '@jest/globals'
import { dryRunRequested, dryRunStopped } from '../../src/features/editor/dryRunSlice.ts'
import { yamlTyped } from '../../src/features/editor/preview/triedFieldSlice.ts'
import * as editor from '../../src/features/editor/templateEditorSlice.ts'
import { valuesChanged } from '../../src/features/scaffolder/form/formsSlice.ts'
import { textFile } from '../../src/model/editor/editorFiles.ts'
import { openEditor } from '../../src/model/editor/editorState.ts'
import type { TemplateDirectory } from '../../src/model/editor/templateDirectory.ts'
import { editorForm, fieldForm } from '../../src/model/editor/triedForms.ts'
import { FailureError } from '../../src/model/failure.ts'
import { closedForm } from '../../src/model/scaffolder/form/formMoves.ts'
import { openForm } from '../../src/model/scaffolder/form/formState.ts'
import { answerOf } from '../support/importWorld.ts'
import { draftKey, startTemplateEditor } from '../support/templateEditorWorld.ts'

const template = `kind: Template
spec:
  parameters:
    - title: Only step
      properties: { token: { type: string, ui:field: Secret }, size: { type: number } }
  steps: [{ id: log, action: debug:log }]
`
const result = (text: string) =>
  answerOf(200, {
    steps: [],
    log: [],
    output: { text },
    directoryContents: [],
  })

it('keeps what is typed after a pause, and at once when the page is left', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.type('kind: A')
  await run.advance(299)
  expect(run.kept.has(draftKey)).toBe(false)
  await run.advance(1)
  expect(run.kept.get(draftKey)).toContain('kind: A')
  run.type('kind: B')
  await run.go('/catalog')
  expect(run.kept.get(draftKey)).toContain('kind: B')
  await run.go('/create/edit')
  expect(run.states().templateEditor).toMatchObject({
    status: 'closed',
    draft: { source: { kind: 'example', example: 'service' }, changed: 1 },
  })
  await run.go('/create/template')
  expect(run.textOf('template.yaml')).toBe('kind: B')
  expect(run.textOf('skeleton/README.md')).toContain('values.name')
})

it('asks before a draft of another template is dropped', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.type('kind: A')
  await run.go('/create/template', '?example=form')
  expect(run.states().templateEditor.status).toBe('offering')
  run.dispatch(editor.draftContinued())
  await run.advance()
  expect(run.visited).toEqual(['↻ /create/template?example=service'])
  expect(run.textOf('template.yaml')).toBe('kind: A')
  await run.go('/catalog')
  await run.go('/create/template', '?example=form')
  run.dispatch(editor.draftDiscarded())
  await run.advance()
  expect(run.kept.has(draftKey)).toBe(false)
  expect(run.textOf('template.yaml')).toContain('example-form')
})

it('removes the draft once everything is saved, discarded or signed out of', async () => {
  const written = jest.fn<TemplateDirectory['save']>().mockResolvedValue('written')
  const run = startTemplateEditor({ directory: { save: written } })
  await run.openExample()
  run.type('kind: A')
  await run.advance(300)
  run.dispatch(editor.saveRequested())
  await run.advance(300)
  const [, changes] = written.mock.calls[0] ?? []
  expect(changes).toEqual({
    written: [{ path: 'template.yaml', text: 'kind: A' }],
    moved: [],
    removed: [],
  })
  expect(run.kept.has(draftKey)).toBe(false)
  run.type('kind: B')
  await run.advance(300)
  run.signOut('inactivity')
  await run.advance()
  expect(run.kept.get(draftKey)).toContain('kind: B')
  await run.enter()
  await run.advance()
  run.signOut('user')
  await run.advance()
  expect(run.kept.has(draftKey)).toBe(false)
})

it('warns before leaving while the browser refuses to keep the changes', async () => {
  const run = startTemplateEditor({ isFull: true })
  await run.openExample()
  run.type('kind: A')
  await run.advance(300)
  expect(run.states().templateEditor).toMatchObject({ editor: { keeping: 'refused' } })
  run.expectState('editing', { status: 'dirty' })
  await run.go('/catalog')
  run.expectState('editing', { status: 'clean' })
})

it('shows the form of the text, and the last one while the text cannot be read', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.type(template)
  await run.advance(300)
  const titles = () => {
    const { [editorForm]: state = closedForm } = run.states().forms
    return openForm(state)?.steps.map(({ title }) => title)
  }
  expect(titles()).toEqual(['Only step'])
  run.dispatch(valuesChanged({ key: editorForm, values: { size: 3 } }))
  run.type(`${template}: [`)
  await run.advance(300)
  expect(titles()).toEqual(['Only step'])
  run.type(template.replace('Only', 'First'))
  await run.advance(300)
  expect(titles()).toEqual(['First step'])
  expect(run.states().forms[editorForm]).toMatchObject({ form: { values: { size: 3 } } })
})

it('sends values, secrets and files, and keeps the secret out of state, log and storage', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.type(template)
  await run.advance(300)
  const token = run.secrets.maskOf(editorForm, 'hush-hush')
  run.dispatch(valuesChanged({ key: editorForm, values: { token, size: 3 } }))
  run.dispatch(dryRunRequested())
  await run.advance()
  expect(run.runs[0]?.body).toMatchObject({
    template: { kind: 'Template' },
    values: { token: '********', size: 3 },
    secrets: { token: 'hush-hush' },
    directoryContents: [
      { path: 'template.yaml', base64Content: btoa(template) },
      { path: 'skeleton/README.md' },
    ],
  })
  run.runs[0]?.answer(result('one'))
  await run.advance(300)
  expect(JSON.stringify([run.state(), run.log(), [...run.kept]])).not.toContain('hush-hush')
  await run.go('/catalog')
  expect(run.secrets.secretOf(editorForm, token)).toBeUndefined()
})

it('brings back what was typed into the form after a reload, but no secret and nothing of another template', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  const token = run.secrets.maskOf(editorForm, 'hush-hush')
  run.dispatch(valuesChanged({ key: editorForm, values: { name: 'basket', token } }))
  await run.advance(300)
  const kept = Object.fromEntries(run.kept)
  expect(kept['portico.templateEditorForm']).toContain('"token":"********:lost"')
  const valuesAfter = async (texts: Readonly<Record<string, string>>) => {
    const again = startTemplateEditor({ kept: texts })
    await again.openExample()
    return openForm(again.states().forms[editorForm] ?? closedForm)?.values
  }
  expect(await valuesAfter(kept)).toMatchObject({ name: 'basket' })
  const ofAnother = JSON.stringify({
    source: { kind: 'example', example: 'x' },
    values: { name: 'b' },
  })
  expect(await valuesAfter({ 'portico.templateEditorForm': ofAnother })).not.toHaveProperty('name')
  expect(await valuesAfter({ 'portico.templateEditorForm': '{"values":[' })).not.toHaveProperty(
    'name',
  )
})

it('takes only the newest dry run, and aborts the others', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.dispatch(dryRunRequested())
  await run.advance()
  run.dispatch(dryRunRequested())
  await run.advance()
  expect(run.runs.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  run.runs[1]?.answer(result('new'))
  await run.advance()
  run.runs[0]?.answer(result('old'))
  await run.advance()
  expect(run.states().dryRun).toMatchObject({ status: 'done', result: { output: { text: 'new' } } })
  run.dispatch(dryRunRequested())
  await run.advance()
  run.dispatch(dryRunStopped())
  await run.advance()
  expect(run.runs[2]?.signal?.aborted).toBe(true)
  expect(run.states().dryRun).toMatchObject({ status: 'done', result: { output: { text: 'new' } } })
  run.dispatch(dryRunRequested())
  await run.advance()
  await run.go('/catalog')
  expect(run.runs[3]?.signal?.aborted).toBe(true)
  expect(run.states().dryRun.status).toBe('idle')
})

it('shows refused values beside their fields', async () => {
  const run = startTemplateEditor()
  await run.openExample()
  run.type(template)
  await run.advance(300)
  run.dispatch(dryRunRequested())
  await run.advance()
  const errors = [{ path: ['size'], name: 'minimum', message: 'must be at least 1' }]
  run.runs[0]?.answer(answerOf(400, { errors }))
  await run.advance()
  expect(run.states().dryRun).toMatchObject({ status: 'failed', failure: { status: 400 } })
  expect(run.states().forms[editorForm]).toMatchObject({
    form: { problems: [[{ pointer: '/size', text: 'must be at least 1' }]] },
  })
  expect(run.textOf('template.yaml')).toBe(template)
})

it('tries a field as its YAML says, and keeps the last form while that cannot be read', async () => {
  const run = startTemplateEditor()
  await run.enter()
  await run.go('/create/custom-fields', '?field=Secret')
  const key = fieldForm('Secret')
  const field = () => openForm(run.states().forms[key] ?? closedForm)
  const shown = () => [field()?.steps[0]?.schema['properties'], field()?.values, field()?.problems]
  const types = async (text: string) => {
    run.dispatch(yamlTyped({ name: 'Secret', text }))
    await run.advance(200)
  }
  await types('type: string\nui:field: Secret\nminLength: 20')
  const token = run.secrets.maskOf(key, 'hush-hush')
  run.dispatch(valuesChanged({ key, values: { value: token } }))
  await run.advance()
  // The secret is checked, too, without going on.
  expect(field()?.problems).toMatchObject([[{ pointer: '/value', keyword: 'minLength' }]])
  const before = shown()
  await types('type: [')
  expect(shown()).toEqual(before)
  await types('type: number\nrequired: true\ndefault: 1')
  expect(shown()).toMatchObject([{ value: { type: 'number' } }, { value: 1 }, [[]]])
  run.dispatch(valuesChanged({ key, values: {} }))
  await run.advance()
  expect(field()?.problems).toMatchObject([[{ pointer: '/value', keyword: 'required' }]])
  expect(JSON.stringify([run.state(), run.log()])).not.toContain('hush-hush')
  await run.go('/create/custom-fields', '?field=OwnerPicker')
  expect(Object.keys(run.states().forms)).toEqual([fieldForm('OwnerPicker')])
  expect(run.secrets.secretOf(key, token)).toBeUndefined()
})

it('opens a directory from the page with the ways in, or says why not', async () => {
  const source = { kind: 'directory' as const, id: '1', name: 'mine' }
  const binary = { path: 'a.png', text: null, bytes: 9, saved: null }
  const open = jest.fn<() => Promise<never>>()
  const cancelled = { kind: 'aborted', name: 'AbortError', message: 'cancelled' } as const
  open.mockRejectedValueOnce(new FailureError(cancelled))
  open.mockRejectedValueOnce(new FailureError({ ...cancelled, kind: 'rejected' }))
  open.mockResolvedValueOnce({
    source,
    files: [textFile('template.yaml', template), binary],
  } as never)
  const content = () => Promise.resolve('AAEC')
  const run = startTemplateEditor({ directory: { open, content } })
  await run.enter()
  await run.go('/create/edit')
  for (const status of ['closed', 'failed']) {
    run.dispatch(editor.directoryRequested())
    await run.advance()
    expect(run.states().templateEditor.status).toBe(status)
  }
  run.dispatch(editor.directoryRequested())
  await run.advance()
  expect(run.visited).toEqual(['→ /create/template'])
  await run.go('/create/template')
  expect(run.textOf('template.yaml')).toBe(template)
  run.dispatch(dryRunRequested())
  await run.advance()
  expect(run.runs[0]?.body['directoryContents']).toContainEqual({
    path: 'a.png',
    base64Content: 'AAEC',
  })
})

it('leads to the ways in if there is nothing to open', async () => {
  const run = startTemplateEditor({ kept: { [draftKey]: '{"source":{"kind":"else"}}' } })
  await run.enter()
  await run.go('/create/template')
  expect(run.visited).toEqual(['↻ /create/edit'])
})

it('saves what was renamed and removed, keeps both over a reload, and brings them back', async () => {
  const written = jest.fn<TemplateDirectory['save']>().mockResolvedValue('written')
  const run = startTemplateEditor({ directory: { save: written } })
  await run.openExample()
  const paths = (of = run) => openEditor(of.states().templateEditor)?.files.map(({ path }) => path)
  run.dispatch(editor.fileRenamed({ path: 'skeleton', to: 'content' }))
  run.dispatch(editor.fileRenamed({ path: 'template.yaml', to: 'sub/template.yaml' }))
  run.dispatch(editor.fileAdded('a.txt'))
  run.dispatch(editor.fileRenamed({ path: 'a.txt', to: 'template.yaml' }))
  run.dispatch(editor.fileRemoved('content/README.md'))
  const changed = ['sub/template.yaml', 'template.yaml']
  expect(paths()).toEqual(changed)
  await run.advance(300)

  const again = startTemplateEditor({ kept: Object.fromEntries(run.kept) })
  await again.openExample()
  expect(paths(again)).toEqual(changed)
  again.dispatch(editor.changesDiscarded())
  await again.advance(300)
  expect(paths(again)?.toSorted()).toEqual(['skeleton/README.md', 'template.yaml'])
  expect(again.textOf('skeleton/README.md')).toContain('values.name')
  expect(again.kept.has(draftKey)).toBe(false)

  run.dispatch(editor.saveRequested())
  // Names stay while they are written.
  run.dispatch(editor.fileRemoved('sub/template.yaml'))
  await run.advance(300)
  expect(written.mock.calls[0]?.[1]).toMatchObject({
    written: [{ path: 'sub/template.yaml' }, { path: 'template.yaml', text: '' }],
    removed: ['skeleton/README.md'],
  })
  expect(paths()).toEqual(changed)
  expect(run.kept.has(draftKey)).toBe(false)
})
