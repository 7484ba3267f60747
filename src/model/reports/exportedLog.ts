// Reads recorded logs: exports of Redux DevTools, and plain lists of actions.

import { isRecord } from '../isRecord.ts'
import type { RecordedAction } from '../shell/recording.ts'

const isAction = (value: unknown): value is RecordedAction =>
  isRecord(value) && typeof value['type'] === 'string'

/** DevTools exports its actions as JSON inside JSON. */
const unpacked = (payload: unknown): unknown =>
  typeof payload === 'string' ? JSON.parse(payload) : payload

function actionsOf(exported: unknown): unknown {
  if (!isRecord(exported)) return exported
  if ('payload' in exported) return unpacked(exported['payload'])
  const { actionsById, stagedActionIds } = exported
  if (!isRecord(actionsById) || !Array.isArray(stagedActionIds)) return undefined
  return stagedActionIds.map((id) => {
    const lifted = actionsById[String(id)]
    return isRecord(lifted) ? lifted['action'] : undefined
  })
}

/** The actions of a log, without those of DevTools. Throws if there are none. */
export function readLog(exported: unknown): readonly RecordedAction[] {
  const actions = actionsOf(exported)
  if (!Array.isArray(actions) || !actions.every(isAction)) {
    throw new Error('This is no log of actions')
  }
  return actions.filter(({ type }) => type !== '@@INIT')
}
