// Reads GitHub's answers about workflow runs (RUNS-15…17). Parts that have another form are left out.

import { bytesOfBase64 } from '../../base64.ts'
import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { parseJson } from '../../json.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import type { CiReply } from '../ciHost.ts'
import type {
  CiActor,
  CiAnnotation,
  CiArtifact,
  CiCommit,
  CiJob,
  CiRun,
  CiStep,
  CiWorkflow,
  RunPage,
} from '../ciRun.ts'

const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})

/** `{ [as]: text }`; empty if it is no text. */
function text<Key extends string>(
  record: UnknownRecord,
  from: string,
  as: Key,
): Partial<Readonly<Record<Key, string>>> {
  const value = record[from]
  return typeof value === 'string' && value !== ''
    ? ({ [as]: value } as Partial<Record<Key, string>>)
    : {}
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Ids are numbers that only serve as names. */
const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined

const jsonOf = ({ text: body }: CiReply): unknown => {
  const json = parseJson(body)
  if (json === undefined) throw new WrongShapeError('the answer of GitHub is not JSON')
  return json
}

/** The list below a key, or the answer itself. Throws `WrongShapeError`. */
function listOf(json: unknown, key?: string): readonly UnknownRecord[] {
  const list = key === undefined ? json : recordOf(json)[key]
  if (!Array.isArray(list))
    throw new WrongShapeError(`the answer of GitHub has no ${key ?? 'list'}`)
  return list.filter(isRecord)
}

function commitOf(json: unknown): { readonly commit?: CiCommit } {
  if (!isRecord(json)) return {}
  const { id, message, author } = json
  if (typeof id !== 'string') return {}
  const { name, email } = recordOf(author)
  return {
    commit: {
      id,
      message: typeof message === 'string' ? message : '',
      ...(typeof name === 'string' && {
        author: { name, ...(typeof email === 'string' && { email }) },
      }),
    },
  }
}

function actorOf(json: unknown): { readonly actor?: CiActor } {
  const { login, avatar_url: avatarUrl } = recordOf(json)
  return typeof login === 'string'
    ? { actor: { name: login, ...(typeof avatarUrl === 'string' && { avatarUrl }) } }
    : {}
}

/** GitHub adds the branch or tag: `.github/workflows/ci.yml@main`. */
const fileOf = (path: unknown) =>
  typeof path === 'string' ? { file: path.replace(/@[^@]*$/, '') } : {}

function runOf(json: UnknownRecord): CiRun | undefined {
  const id = idOf(json['id'])
  if (id === undefined) return undefined
  const number = numberOf(json['run_number'])
  return {
    id,
    name: typeof json['name'] === 'string' && json['name'] !== '' ? json['name'] : id,
    ...text(json, 'display_title', 'title'),
    ...(number !== undefined && { number }),
    attempt: numberOf(json['run_attempt']) ?? 1,
    ...text(json, 'head_branch', 'branch'),
    ...commitOf(json['head_commit']),
    ...text(json, 'event', 'event'),
    ...actorOf(json['triggering_actor'] ?? json['actor']),
    ...text(json, 'status', 'status'),
    ...text(json, 'conclusion', 'conclusion'),
    ...startOf(json),
    ...text(json, 'updated_at', 'updatedAt'),
    ...text(json, 'html_url', 'url'),
    ...text(json, 'url', 'apiUrl'),
    ...text(recordOf(json['head_repository']), 'branches_url', 'branchesUrl'),
    ...fileOf(json['path']),
  }
}

/** A new attempt starts later than the run was created. */
const startOf = (json: UnknownRecord) => ({
  ...text(json, 'created_at', 'startedAt'),
  ...text(json, 'run_started_at', 'startedAt'),
})

/** Throws `WrongShapeError`. */
export function decodeRuns(reply: CiReply): RunPage {
  const json = jsonOf(reply)
  const runs = listOf(json, 'workflow_runs').flatMap((one) => runOf(one) ?? [])
  return { runs, total: numberOf(recordOf(json)['total_count']) ?? runs.length }
}

/** Throws `WrongShapeError`. */
export function decodeRun(reply: CiReply): CiRun {
  const run = runOf(recordOf(jsonOf(reply)))
  if (!run) throw new WrongShapeError('the run of GitHub has no id')
  return run
}

const stepOf = (json: UnknownRecord, index: number): CiStep => ({
  name: typeof json['name'] === 'string' ? json['name'] : '',
  ...text(json, 'status', 'status'),
  ...text(json, 'conclusion', 'conclusion'),
  number: numberOf(json['number']) ?? index + 1,
  ...text(json, 'started_at', 'startedAt'),
  ...text(json, 'completed_at', 'completedAt'),
})

function jobOf(json: UnknownRecord): CiJob | undefined {
  const id = idOf(json['id'])
  if (id === undefined) return undefined
  const { steps } = json
  return {
    id,
    name: typeof json['name'] === 'string' && json['name'] !== '' ? json['name'] : id,
    ...text(json, 'status', 'status'),
    ...text(json, 'conclusion', 'conclusion'),
    ...text(json, 'started_at', 'startedAt'),
    ...text(json, 'completed_at', 'completedAt'),
    ...text(json, 'html_url', 'url'),
    steps: Array.isArray(steps) ? steps.filter(isRecord).map(stepOf) : [],
  }
}

/** Throws `WrongShapeError`. */
export function decodeJobs(
  reply: CiReply,
  page: number,
): { readonly jobs: readonly CiJob[]; readonly hasMore: boolean } {
  const json = jsonOf(reply)
  const jobs = listOf(json, 'jobs')
  const total = numberOf(recordOf(json)['total_count']) ?? jobs.length
  return { jobs: jobs.flatMap((one) => jobOf(one) ?? []), hasMore: page * 100 < total }
}

const levels: readonly CiAnnotation['level'][] = ['failure', 'warning', 'notice']

/** Throws `WrongShapeError`. */
export const decodeAnnotations = (reply: CiReply): readonly CiAnnotation[] =>
  listOf(jsonOf(reply)).map((json) => {
    const line = numberOf(json['start_line'])
    const path = text(json, 'path', 'path')
    return {
      level: levels.find((level) => level === json['annotation_level']) ?? 'notice',
      message: typeof json['message'] === 'string' ? json['message'] : '',
      ...text(json, 'title', 'title'),
      // The runner's own messages are at `.github`, which is no file.
      ...(path.path !== '.github' && { ...path, ...(line !== undefined && { line }) }),
    }
  })

/** Throws `WrongShapeError`. */
export const decodeArtifacts = (reply: CiReply): readonly CiArtifact[] =>
  listOf(jsonOf(reply), 'artifacts').flatMap((json) => {
    const id = idOf(json['id'])
    return id === undefined
      ? []
      : {
          id,
          name: typeof json['name'] === 'string' ? json['name'] : id,
          size: numberOf(json['size_in_bytes']) ?? 0,
          isExpired: json['expired'] === true,
          ...text(json, 'expires_at', 'expiresAt'),
        }
  })

/** Throws `WrongShapeError`. */
export const decodeWorkflows = (reply: CiReply): readonly CiWorkflow[] =>
  listOf(jsonOf(reply), 'workflows').flatMap((json) => {
    const id = idOf(json['id'])
    return id === undefined
      ? []
      : { id, name: typeof json['name'] === 'string' ? json['name'] : id }
  })

/** Names of branches. Throws `WrongShapeError`. */
export const decodeBranches = (reply: CiReply): readonly string[] =>
  listOf(jsonOf(reply)).flatMap(({ name }) => (typeof name === 'string' ? name : []))

/** Throws `WrongShapeError`. */
export function decodeDefaultBranch(reply: CiReply): string {
  const { default_branch: branch } = recordOf(jsonOf(reply))
  if (typeof branch !== 'string')
    throw new WrongShapeError('the repository of GitHub has no default branch')
  return branch
}

/** The content of a file, as text. Throws `WrongShapeError`. */
export function decodeFile(reply: CiReply): string {
  const { content } = recordOf(jsonOf(reply))
  if (typeof content !== 'string') throw new WrongShapeError('the file of GitHub has no content')
  try {
    return new TextDecoder().decode(bytesOfBase64(content.replaceAll(/\s/g, '')))
  } catch {
    throw new WrongShapeError('the file of GitHub is not base64')
  }
}
