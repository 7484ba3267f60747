// The tabs of a browser, of which one has the socket for signals. Always loaded.

import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { SignalNews } from './signals.ts'

/** News that another tab tells, for the user alone. */
export interface SharedNews {
  readonly userEntityRef: string
  readonly news: SignalNews
}

const isNews = (value: unknown): value is SignalNews =>
  isRecord(value) &&
  Number.isSafeInteger(value['arrived']) &&
  (value['id'] === null || typeof value['id'] === 'string') &&
  isTexts(value['read']) &&
  isTexts(value['unread'])

/** Undefined for what no tab of this version says. */
export function readSharedNews(data: unknown): SharedNews | undefined {
  if (!isRecord(data)) return undefined
  const { userEntityRef, news } = data
  return typeof userEntityRef === 'string' && isNews(news) ? { userEntityRef, news } : undefined
}

export interface SignalTabs {
  /** Calls back once this tab is the one, until the returned function is called; at once without locks. */
  readonly lead: (onLead: () => void) => () => void
  /** Whether the user sees any of the tabs that want to lead; false without locks. */
  readonly isAnySeen: () => Promise<boolean>
  readonly tell: (shared: SharedNews) => void
  /** Calls back with news of other tabs; returns a function to stop. */
  readonly subscribe: (listener: (shared: SharedNews) => void) => () => void
}

export const signalTabsRef: ServiceRef<SignalTabs> = { id: 'notifications.signalTabs' }
