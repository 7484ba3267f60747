// The file of a problem report: what Redux DevTools imports (`preloadedState`, `payload`), and `portico` beside it.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type {
  MaskChoices,
  RecordedAnswer,
  RecordedAction,
  RecordedPage,
  Recording,
  Segment,
  Step,
} from '../shell/recording.ts'
import { createMasks } from './masks.ts'

export const reportFormat = 1
/** Bytes of a saved report. */
const mostBytes = 2_000_000

/** Beside the log. */
export interface ReportAbout extends RecordedPage {
  readonly format: typeof reportFormat
  readonly whatHappened: string
  readonly masked: MaskChoices
  /** Milliseconds since epoch of each action. */
  readonly times: readonly number[]
  readonly steps: readonly Step[]
  /** Missing in older reports. */
  readonly answers?: readonly ReportAnswer[]
  /** What was too large: keys of cached answers and types of actions. */
  readonly leftOut: readonly string[]
}

/**
 * An answer of the backend, without its host, and with its body as JSON if it is any.
 * @internal Exported for tests that are written from reports.
 */
export interface ReportAnswer extends Omit<RecordedAnswer, 'text'> {
  readonly body: unknown
}

export interface BuiltReport {
  readonly about: Omit<ReportAbout, 'whatHappened'>
  readonly start: unknown
  readonly actions: readonly RecordedAction[]
  readonly keptNames: readonly string[]
}

/** The report's own dialog is no part of it. */
const isOwn = ({ type }: RecordedAction) => /^(?:reports|replay)\//.test(type)
const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(JSON.stringify(value ?? null))).length

interface Kept {
  readonly start: unknown
  readonly actions: readonly RecordedAction[]
  readonly times: readonly number[]
  readonly leftOut: readonly string[]
}

/** From this segment on. */
function keptFrom(segments: readonly Segment[], first: number): Kept {
  const all = segments
    .slice(first)
    .flatMap(({ actions, times }) =>
      actions.map((action, index) => ({ action, time: times[index] ?? 0 })),
    )
    .filter(({ action }) => !isOwn(action))
  return {
    start: withoutOwn(segments[first]?.start),
    actions: all.map(({ action }) => action),
    times: all.map(({ time }) => time),
    leftOut: [],
  }
}

function withoutOwn(state: unknown): unknown {
  if (!isRecord(state)) return state
  return Object.fromEntries(
    Object.entries(state).filter(([slice]) => slice !== 'reports' && slice !== 'replay'),
  )
}

/** The last segment without its largest parts, until it has at most so many bytes. */
function cutDown({ start, actions, times }: Kept, most: number): Kept {
  const leftOut: string[] = []
  const large = most / 4
  const small = actions.map((action) => {
    if (bytesOf(action) <= large) return action
    leftOut.push(action.type)
    return { type: 'leftOut', was: action.type }
  })
  const state = isRecord(start) ? start : {}
  const cache = isRecord(state['backend']) ? state['backend'] : {}
  const queries = isRecord(cache['queries']) ? cache['queries'] : {}
  const bySize = Object.entries(queries)
    .map(([key, query]) => ({ key, bytes: bytesOf(query) }))
    .sort((a, b) => b.bytes - a.bytes)
  let bytes = bytesOf(start) + bytesOf(small)
  const gone = new Set<string>()
  for (const { key, bytes: size } of bySize) {
    if (bytes <= most) break
    gone.add(key)
    leftOut.push(key)
    bytes -= size
  }
  const left = Object.fromEntries(Object.entries(queries).filter(([key]) => !gone.has(key)))
  const cut = gone.size === 0 ? start : { ...state, backend: { ...cache, queries: left } }
  if (bytes <= most) return { start: cut, actions: small, times, leftOut }
  return { start: {}, actions: [], times: [], leftOut: [...Object.keys(state), ...leftOut] }
}

/** As many of the last segments as have at most so many bytes. */
function lastSegments({ segments }: Recording, most: number): Kept {
  const sizes = segments.map(({ actions }) => bytesOf(actions))
  for (let first = 0; first < segments.length; first += 1) {
    const actions = sizes.slice(first).reduce((sum, size) => sum + size, 0)
    if (actions <= most && actions + bytesOf(segments[first]?.start) <= most)
      return keptFrom(segments, first)
  }
  return cutDown(keptFrom(segments, Math.max(0, segments.length - 1)), most)
}

const withoutHost = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '')

/** The last ones that have at most so many bytes. */
function lastAnswers(answers: readonly RecordedAnswer[], most: number): readonly ReportAnswer[] {
  let left = most
  const kept = answers.toReversed().filter((answer) => (left -= bytesOf(answer)) >= 0)
  return kept.toReversed().map(({ text, url, ...answer }) => ({
    ...answer,
    url: withoutHost(url),
    body: parseJson(text) ?? text,
  }))
}

/** A typed text is told only if it is in an action too, because no secret is in one. */
function withoutSecrets(steps: readonly Step[], actions: unknown): readonly Step[] {
  const recorded = JSON.stringify(actions)
  const isKnown = (text: string) => recorded.includes(JSON.stringify(text).slice(1, -1))
  return steps.map((step) =>
    step.does === 'type' && step.text !== null && !isKnown(step.text)
      ? { ...step, text: null }
      : step,
  )
}

/** The parts of a report of at most `mostBytes`; stand-ins may be longer than what they stand for. */
export function buildReport(
  recording: Recording,
  page: RecordedPage,
  masked: MaskChoices,
  most = mostBytes,
): BuiltReport {
  // Room for the page, the steps and the text.
  const answers = lastAnswers(recording.answers, most / 4)
  const room = Math.max(0, most * 0.9 - bytesOf(recording.steps) - bytesOf(answers))
  for (let limit = room; ; limit *= 0.8) {
    const { start, actions, times, leftOut } = lastSegments(recording, limit)
    const since = times[0] ?? 0
    const done = recording.steps.filter(({ at }) => at >= since)
    const steps = withoutSecrets(done, [start, actions])
    const { mask, keptNames } = createMasks([start, actions, steps, answers, leftOut], masked)
    const report: BuiltReport = {
      about: {
        format: reportFormat,
        masked,
        ...page,
        times,
        steps: mask(steps),
        answers: mask(answers),
        leftOut: mask(leftOut),
      },
      start: mask(start),
      actions: mask(actions),
      keptNames,
    }
    if (limit < 1_000 || reportBytes(report) <= most * 0.95) return report
  }
}

const reportBytes = (report: BuiltReport) => new TextEncoder().encode(reportText(report, '')).length

/** The file. */
export const reportText = ({ about, start, actions }: BuiltReport, whatHappened: string): string =>
  JSON.stringify({
    portico: { whatHappened, ...about } satisfies ReportAbout,
    preloadedState: JSON.stringify(start),
    payload: JSON.stringify(actions),
  })

/** The file as a person reads it: its two texts of JSON are spelled out. */
export const readableReport = (
  { about, start, actions }: BuiltReport,
  whatHappened: string,
): string =>
  JSON.stringify(
    { portico: { whatHappened, ...about }, preloadedState: start, payload: actions },
    null,
    2,
  )
