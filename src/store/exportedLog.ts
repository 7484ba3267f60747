// Reads the logs that people send: what Redux DevTools exports, and a plain list of actions.

import type { Action } from '@reduxjs/toolkit'
import { isRecord } from '../model/isRecord.ts'

const isAction = (value: unknown): value is Action =>
  isRecord(value) && typeof value['type'] === 'string'

/** DevTools writes its actions as JSON within JSON. */
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

/** The actions of an exported log, without DevTools' own. Throws where it holds none. */
export function readLog(exported: unknown): readonly Action[] {
  const actions = actionsOf(exported)
  if (!Array.isArray(actions) || !actions.every(isAction)) {
    throw new Error('This is no log of actions')
  }
  return actions.filter(({ type }) => type !== '@@INIT')
}
