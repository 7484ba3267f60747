// A dry run (spec 2 §7, SCAF-26): a template's steps run without effects, and the answer has log, output and files.

import { bytesOfBase64, textOfBytes } from '../base64.ts'
import type { Failure } from '../failure.ts'
import { asJsonRecord, type JsonRecord } from '../json.ts'
import { plainText } from '../logs/ansi.ts'
import { textsOf } from '../scaffolder/reading.ts'
import type { TaskStatus } from '../scaffolder/tasks.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { mostCharacters } from './editorFiles.ts'

interface DryRunStep {
  readonly id: string
  readonly name: string
  readonly action?: string
  readonly status: TaskStatus
  /** Without colours. */
  readonly log: readonly string[]
}

interface ProducedFile {
  readonly path: string
  /** Null for a binary file, and for one too long to show. */
  readonly text: string | null
  readonly bytes: number
  readonly isExecutable: boolean
}

export interface DryRunResult {
  readonly steps: readonly DryRunStep[]
  /** Lines that belong to no step. */
  readonly log: readonly string[]
  readonly output: JsonRecord
  /** Sorted by path. */
  readonly files: readonly ProducedFile[]
}

/** Counts the runs: the answer of an earlier one is ignored. */
interface Counted {
  readonly run: number
}

export type DryRunState = Counted &
  (
    | { readonly status: 'idle' }
    /** The result before is still shown. */
    | { readonly status: 'running'; readonly before: DryRunResult | null }
    | {
        readonly status: 'done'
        readonly result: DryRunResult
        readonly before: DryRunResult | null
      }
    | { readonly status: 'failed'; readonly failure: Failure; readonly before: DryRunResult | null }
  )

/** The last result; null if there is none. */
export function resultOf(state: DryRunState): DryRunResult | null {
  if (state.status === 'idle') return null
  return state.status === 'done' ? state.result : state.before
}

interface LogLine {
  readonly stepId?: string
  readonly status?: string
  readonly message: string
}

function decodeLog(json: unknown): readonly LogLine[] {
  if (!Array.isArray(json)) return []
  return json.map((one) => {
    const {
      stepId,
      status,
      message = '',
    } = textsOf(asJsonRecord(one)['body'], ...(['stepId', 'status', 'message'] as const))
    return {
      ...(stepId !== undefined && { stepId }),
      ...(status !== undefined && { status }),
      message: plainText(message),
    }
  })
}

const statuses: readonly TaskStatus[] = [
  'processing',
  'completed',
  'failed',
  'cancelled',
  'skipped',
]

function decodeStep(json: unknown, index: number, log: readonly LogLine[]): DryRunStep {
  const { id = `step-${String(index + 1)}`, name, action } = textsOf(json, 'id', 'name', 'action')
  const own = log.filter(({ stepId }) => stepId === id)
  const last = own.findLast(({ status }) => status !== undefined)?.status
  return {
    id,
    name: name ?? action ?? id,
    ...(action !== undefined && { action }),
    status: statuses.find((one) => one === last) ?? 'open',
    log: own.map(({ message }) => message),
  }
}

function decodeFile(json: unknown): ProducedFile {
  const { path, base64Content, executable } = asJsonRecord(json)
  if (typeof path !== 'string' || typeof base64Content !== 'string')
    throw new WrongShapeError('The response has a file without path or content')
  const bytes = bytesOfBase64(base64Content)
  const text = bytes.length > mostCharacters ? null : textOfBytes(bytes)
  return { path, text, bytes: bytes.length, isExecutable: executable === true }
}

/** Throws `WrongShapeError`. */
export function decodeDryRun(json: unknown): DryRunResult {
  const { log, steps, output, directoryContents } = asJsonRecord(json)
  if (!Array.isArray(steps) || !Array.isArray(directoryContents))
    throw new WrongShapeError('The response is not the result of a dry run')
  const lines = decodeLog(log)
  const files = directoryContents.map(decodeFile)
  return {
    steps: steps.map((step, index) => decodeStep(step, index, lines)),
    log: lines.filter(({ stepId }) => stepId === undefined).map(({ message }) => message),
    output: asJsonRecord(output),
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

export interface FileChange {
  readonly path: string
  /** Against the run before; `same` if there was none. */
  readonly change: 'added' | 'changed' | 'removed' | 'same'
  /** Null where there is no such file. */
  readonly before: ProducedFile | null
  readonly after: ProducedFile | null
}

/** The produced files of a run and of the one before, by path. */
export function fileChanges(
  result: DryRunResult,
  before: DryRunResult | null,
): readonly FileChange[] {
  const known = new Map(before?.files.map((file) => [file.path, file]))
  const now = new Map(result.files.map((file) => [file.path, file]))
  const paths = [...new Set([...now.keys(), ...known.keys()])].sort()
  return paths.map((path) => {
    const [old = null, file = null] = [known.get(path), now.get(path)]
    const isSame = before === null || (old?.text === file?.text && old?.bytes === file?.bytes)
    const change = isSame ? 'same' : old === null ? 'added' : file === null ? 'removed' : 'changed'
    return { path, change, before: old, after: file }
  })
}
