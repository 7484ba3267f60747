// Random walks through the form of a template: whatever the way, the values that were typed last are sent.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import type { JsonRecord } from '../../src/model/json.ts'
import { answerOf } from '../support/importWorld.ts'
import { startTemplateForm, templateRef } from '../support/templateFormWorld.ts'

type Run = ReturnType<typeof startTemplateForm>
type Typed = readonly [JsonRecord, JsonRecord]

interface Walk {
  readonly run: Run
  /** The values of both steps that were typed last. */
  readonly typed: Typed
}

type Move =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'size'; readonly database: boolean; readonly size: number }
  | { readonly kind: 'next' | 'back' | 'reload' | 'inactivity' }
  /** Types while the step is being checked. */
  | { readonly kind: 'late'; readonly name: string }

const names = fc.stringMatching(/^[a-z]{1,8}$/)
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('name'), name: names }),
  fc.record({ kind: fc.constant('late'), name: names }),
  fc.record({ kind: fc.constant('size'), database: fc.boolean(), size: fc.integer({ min: 1 }) }),
  fc.record({ kind: fc.constantFrom('next', 'back', 'reload', 'inactivity') }),
)

const stepOf = (run: Run): number | undefined => {
  const state = run.machine()
  return 'step' in state ? state.step : undefined
}

function enter({ run, typed }: Walk, step: 0 | 1, values: JsonRecord): Walk {
  if (stepOf(run) !== step) return { run, typed }
  run.type(values)
  return { run, typed: step === 0 ? [values, typed[1]] : [typed[0], values] }
}

/** Another page of the same browser. */
async function reopen({ run, typed }: Walk): Promise<Walk> {
  const next = startTemplateForm({ kept: Object.fromEntries(run.kept) })
  await next.open()
  if (next.machine().status === 'offering') next.dispatch(form.draftContinued({ key: templateRef }))
  return { run: next, typed }
}

async function make(walk: Walk, move: Move): Promise<Walk> {
  const { run } = walk
  switch (move.kind) {
    case 'name':
      return enter(walk, 0, { name: move.name })
    case 'size':
      return enter(walk, 1, { database: move.database, size: move.size })
    case 'late': {
      run.dispatch(form.nextRequested({ key: templateRef }))
      const after = enter(walk, 0, { name: move.name })
      await run.advance()
      return after
    }
    case 'next':
      await run.next()
      return walk
    case 'back':
      run.dispatch(form.backRequested({ key: templateRef }))
      return walk
    case 'reload':
      await run.advance(300)
      return reopen(walk)
    case 'inactivity':
      run.signOut('inactivity')
      return reopen(walk)
  }
}

const expected = ([{ name }, { database, size }]: Typed): JsonRecord => ({
  name: name ?? 'last',
  database: database ?? false,
  ...(database === true && { size: size ?? 1 }),
})

it('ends with the values that were typed last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { maxLength: 14 }), async (way) => {
      const run = startTemplateForm()
      await run.open()
      let walk: Walk = { run, typed: [{}, { database: false }] }
      for (const move of way) {
        walk = await make(walk, move)
        expect(walk.run.values()).toEqual(Object.assign({}, ...walk.typed))
      }
      const kept = Object.fromEntries(walk.run.kept)
      await walk.run.advance(300)
      const last = startTemplateForm({
        kept: { ...kept, ...Object.fromEntries(walk.run.kept) },
        starts: [answerOf(201, { id: 'task-1' }, 'Created')],
      })
      await last.open()
      if (last.machine().status === 'offering')
        last.dispatch(form.draftContinued({ key: templateRef }))
      while (stepOf(last) === 1) last.dispatch(form.backRequested({ key: templateRef }))
      if (walk.typed[0]['name'] === undefined) last.type({ name: 'last' })
      await last.next()
      await last.next()
      last.dispatch(form.startRequested({ key: templateRef }))
      await last.advance()
      expect(last.sent).toMatchObject([{ values: expected(walk.typed) }])
    }),
    { numRuns: 40 },
  )
})
