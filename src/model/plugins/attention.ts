// What needs the attention of a user: faults of what they own, or of what they started, as each source finds them.

import type { Entity } from '../entities/entity.ts'
import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import type { Titles } from '../languages.ts'
import type { MarkState } from '../markState.ts'
import { WrongShapeError } from '../wrongShape.ts'

/** A text of the plugin that has the source. */
export interface AttentionText {
  /** In the plugin's texts. */
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export interface AttentionItem {
  /** Unique in its source. */
  readonly id: string
  readonly severity: 'error' | 'warning'
  /** What is wrong, by its name. */
  readonly title: string
  /** The entity that it is about, as `stringifyEntityRef` gives it. */
  readonly entityRef?: string
  /** Why, in one line. */
  readonly cause: AttentionText
  /** Path of the place where the cause is seen. */
  readonly to: string
  /** When it happened; ISO 8601. */
  readonly at?: string
}

export interface UntoldAttention extends AttentionText {
  /** Path of the place where the user can do something about it. */
  readonly to?: string
}

/**
 * One of the things that happened to an entity, such as a run.
 * @internal Exported for tests.
 */
export interface AttentionMark {
  readonly id: string
  readonly state: MarkState
  /** Percent. */
  readonly height: number
  /** Its name. */
  readonly title: string
  /** How it ended; missing where that is not known. */
  readonly text?: AttentionText
  /** Path of its page. */
  readonly to: string
  /** When it began; ISO 8601. */
  readonly at?: string
}

/** What happened to an entity, oldest first; drawn on its tile. */
export interface AttentionHistory {
  readonly label: AttentionText
  readonly marks: readonly AttentionMark[]
}

type Histories = Readonly<Record<string, AttentionHistory>>

/** What a check has found. */
export interface AttentionAnswer {
  readonly items: readonly AttentionItem[]
  /** Refs of the entities that were looked at and are well. */
  readonly well: readonly string[]
  /** By ref of the entity. */
  readonly recent?: Histories
  /** What the source could not tell, and why. */
  readonly untold?: UntoldAttention
}

/** One source, as its plugin declares it. */
export interface AttentionSource {
  /** Unique in the portal. */
  readonly id: string
  readonly titles: Titles
  /** Which of the user's entities it looks at; missing for a source that is not about entities. */
  readonly appliesTo?: (entity: Entity) => boolean
}

/** A source, as far as the page needs it. */
export interface DeclaredSource extends Pick<AttentionSource, 'id' | 'titles'> {
  /** Id of the plugin whose texts name the causes. */
  readonly plugin: string
}

/** What is known from a source. */
export interface KnownAttention extends AttentionAnswer {
  /** When it was asked; milliseconds since 1970. */
  readonly at: number
  /** Number of the first entity that is asked about next: a round is about a few. */
  readonly next: number
  /** Every entity was asked about at least once. */
  readonly isWhole: boolean
}

export type SourceState =
  | { readonly status: 'asking'; readonly known: KnownAttention | null; readonly attempt: number }
  | { readonly status: 'known'; readonly known: KnownAttention }
  | {
      readonly status: 'failing'
      readonly known: KnownAttention | null
      readonly failure: Failure
      /** Failures in a row. */
      readonly attempt: number
    }

export type SourceStates = Readonly<Record<string, SourceState>>

/** Entities whose runs, or clusters, are asked for at once. */
export const entitiesAtOnce = 10

/** Milliseconds for which an answer is not asked for again. */
export const attentionAge = 60_000

/** Between the rounds of a first look. */
const shortPause = 1_000
const longestPause = 600_000

/** Milliseconds until a source is asked again; null while it is being asked. */
export function pauseAfter(state: SourceState): number | null {
  if (state.status === 'asking') return null
  if (state.status === 'failing')
    return Math.min(longestPause, attentionAge * 2 ** (state.attempt - 1))
  return state.known.isWhole ? attentionAge : shortPause
}

/** The entities that a round is about. */
export const roundOf = <Item>(all: readonly Item[], from: number): readonly Item[] =>
  all.slice(from, from + entitiesAtOnce)

export interface AttentionRound extends AttentionAnswer {
  /** Refs of the entities that this round was about, and of all that the source looks at; both empty if it is not about entities. */
  readonly asked: readonly string[]
  readonly all: readonly string[]
  readonly at: number
}

/** Adds a round: what earlier ones found stays as long as it was not asked for again and is still the user's. */
export function withRound(before: KnownAttention | null, round: AttentionRound): KnownAttention {
  const { asked, all, at, items, well, recent, untold } = round
  const isKept = (ref: string | undefined) =>
    ref !== undefined && all.includes(ref) && !asked.includes(ref)
  const kept = (histories: Histories = {}) =>
    Object.fromEntries(Object.entries(histories).filter(([ref]) => isKept(ref)))
  const next = (before?.next ?? 0) + asked.length
  const isEnd = next >= all.length
  return {
    items: [...items, ...(before?.items ?? []).filter(({ entityRef }) => isKept(entityRef))],
    well: [...well, ...(before?.well ?? []).filter(isKept)],
    recent: { ...kept(before?.recent), ...recent },
    ...(untold && { untold }),
    at,
    next: isEnd ? 0 : next,
    isWhole: isEnd || (before?.isWhole ?? false),
  }
}

export interface ShownItem extends AttentionItem {
  /** Id of the source. */
  readonly source: string
}

const rank = { error: 0, warning: 1 } as const

/** Everything that is known, the worst first, then the newest. */
export const worstFirst = (sources: SourceStates): readonly ShownItem[] =>
  Object.entries(sources)
    .flatMap(([source, { known }]) => (known?.items ?? []).map((item) => ({ ...item, source })))
    .sort(
      (one, other) =>
        rank[one.severity] - rank[other.severity] || (other.at ?? '').localeCompare(one.at ?? ''),
    )

/** Refs of the entities that a source has looked at, in their order. */
export const lookedAt = (sources: SourceStates): readonly string[] =>
  [
    ...new Set(
      Object.values(sources).flatMap(({ known }) => [
        ...(known?.well ?? []),
        ...(known?.items ?? []).flatMap(({ entityRef }) => entityRef ?? []),
      ]),
    ),
  ].sort()

const isItem = (value: unknown): value is AttentionItem =>
  isRecord(value) &&
  isTexts([value['id'], value['title'], value['to']]) &&
  (value['severity'] === 'error' || value['severity'] === 'warning') &&
  isRecord(value['cause']) &&
  typeof value['cause']['key'] === 'string'

const isMark = (value: unknown): boolean =>
  isRecord(value) &&
  isTexts([value['id'], value['state'], value['title'], value['to']]) &&
  typeof value['height'] === 'number'

const isHistory = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value['label']) &&
  Array.isArray(value['marks']) &&
  value['marks'].every(isMark)

/** What the check of a plugin has returned. Throws `WrongShapeError`. */
export function readAnswer(answer: unknown): AttentionAnswer {
  if (!isRecord(answer)) throw new WrongShapeError('The answer of a source is not a record')
  const { items, well, recent = {} } = answer
  if (!Array.isArray(items) || !items.every(isItem))
    throw new WrongShapeError('What a source has found is not a list of items')
  if (!isTexts(well)) throw new WrongShapeError('What is well is not a list of refs')
  if (!isRecord(recent) || !Object.values(recent).every(isHistory))
    throw new WrongShapeError('What happened recently is not a record of marks')
  return answer as unknown as AttentionAnswer
}
