// Permissions of the signed-in user (spec 1 §6 and §7).

import { createSelector } from '@reduxjs/toolkit'
import { skipToken, type BaseQueryApi, type QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import {
  decisionOn,
  groupedItemsOf,
  itemsOf,
  readAnswer,
  type Replies,
} from '../../model/entities/permissions/authorize.ts'
import {
  decisionAtHand,
  type BasicPermission,
  type Decision,
  type Permission,
  type PermissionCheck,
  type PermissionState,
  type ResourcePermission,
} from '../../model/entities/permissions/permission.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi, type AskBackend, type Gather } from '../backend/backendApi.ts'
import { selectIsOffline } from '../offline/offlineSlice.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'

interface PermissionWorld {
  readonly gather: Gather
  readonly ids: { readonly next: () => string }
}

/** Includes the user, so that another user's cached decision is never shown. */
interface PermissionQuestion extends PermissionCheck {
  readonly userEntityRef: string
}

const unreadable: Failure = {
  kind: 'wrongShape',
  name: 'WrongShapeError',
  message: 'The response has no decision for this',
}

/** Seconds after which a cached decision is requested again when shown. */
const freshFor = 60

/** Seconds for which an unused decision is kept. */
const keptFor = 3_600

type Answer<Data> = QueryReturnValue<Data, Failure, object>

async function askTogether(
  checks: readonly PermissionCheck[],
  isBatched: boolean,
  { ids }: PermissionWorld,
  ask: AskBackend,
): Promise<Answer<Replies>> {
  const items = (isBatched ? groupedItemsOf : itemsOf)(checks, ids.next)
  const decode = (json: unknown): Replies => {
    const answer = readAnswer(json, items)
    if (answer.status === 'unreadable') throw new WrongShapeError(answer.reason)
    return answer.replies
  }
  const path = '/authorize'
  const { data, error } = await ask({
    plugin: 'permission',
    path,
    method: 'POST',
    body: { items },
    decode,
  })
  return error === undefined ? { data: data as Replies } : { error }
}

async function decide(
  question: PermissionQuestion,
  { extra, getState }: BaseQueryApi,
  ask: AskBackend,
): Promise<Answer<Decision>> {
  const config = selectConfig(getState() as Parameters<typeof selectConfig>[0])
  // Without a configuration the request is sent, and fails with a reason.
  const { enabled, batched } = config?.permission ?? { enabled: true, batched: false }
  const known = decisionAtHand(question, enabled)
  if (known !== undefined) return { data: known }
  const world = extra as PermissionWorld
  const askAll = (checks: readonly PermissionCheck[]) => askTogether(checks, batched, world, ask)
  const { data, error } = await (batched
    ? world.gather('permission', question, askAll)
    : askAll([question]))
  if (error !== undefined) return { error }
  const decision = decisionOn(question, data)
  return decision === undefined ? { error: unreadable } : { data: decision }
}

export const permissionsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /authorize` if the decision needs a request; in batched mode one request per tick. */
    permission: build.query<Decision, PermissionQuestion>({
      queryFn: (question, api, _options, ask) => decide(question, api, ask),
      providesTags: ['Permission'],
      // For the settings, which list what was decided.
      keepUnusedDataFor: keptFor,
    }),
  }),
})

/** The signed-in user's permission; earlier decisions are available at once. Nothing is requested while paused. */
export function usePermission(
  permission: BasicPermission,
  resourceRef?: undefined,
  isPaused?: boolean,
): PermissionState
export function usePermission(
  permission: ResourcePermission,
  resourceRef: string | undefined,
): PermissionState
export function usePermission(
  permission: Permission,
  resourceRef?: string,
  isPaused = false,
): PermissionState {
  const check: PermissionCheck = { permission, ...(resourceRef !== undefined && { resourceRef }) }
  return useCheck(check, isPaused)
}

/** As `usePermission`, for a check that is at hand. */
export function useCheck(check: PermissionCheck, isPaused = false): PermissionState {
  const isEnabled = useSelector(selectConfig)?.permission.enabled
  const userEntityRef = useSelector(selectIdentity)?.userEntityRef
  const known = isEnabled === undefined ? undefined : decisionAtHand(check, isEnabled)
  const mayAsk = isEnabled === true && userEntityRef !== undefined && known === undefined
  const { currentData, error, isFetching, refetch } = permissionsApi.usePermissionQuery(
    mayAsk && !isPaused ? { ...check, userEntityRef } : skipToken,
    { refetchOnMountOrArgChange: freshFor },
  )
  const isOffline = useSelector(selectIsOffline)
  const decision = known ?? currentData
  if (isOffline && decision !== 'denied') return { status: 'offline' }
  if (decision === 'denied') return { status: decision, check }
  if (decision !== undefined) return { status: decision }
  if (error === undefined) return { status: 'deciding' }
  return {
    status: 'failed',
    failure: toFailure(error),
    isAskedAgain: isFetching,
    askAgain: () => void refetch(),
  }
}

export type PermissionRoot = Parameters<typeof selectConfig>[0] &
  Parameters<typeof selectIdentity>[0] &
  Parameters<ReturnType<typeof permissionsApi.endpoints.permission.select>>[0]

/** The cached decision on a permission; requests nothing. */
export function selectDecision(
  state: PermissionRoot,
  permission: Permission,
  resourceRef?: string,
): Decision | undefined {
  const isEnabled = selectConfig(state)?.permission.enabled
  const userEntityRef = selectIdentity(state)?.userEntityRef
  if (isEnabled === undefined || userEntityRef === undefined) return undefined
  const check = { permission, ...(resourceRef !== undefined && { resourceRef }) }
  const { select } = permissionsApi.endpoints.permission
  return decisionAtHand(check, isEnabled) ?? select({ ...check, userEntityRef })(state).data
}

/** A decision of the permission backend. */
export interface MadeDecision extends PermissionCheck {
  readonly decision: Decision
  /** Milliseconds since epoch. */
  readonly at: number
}

/** The decisions on the signed-in user's permissions, the latest first. */
export const selectDecisions = createSelector(
  [
    (state: PermissionRoot) => state[backendApi.reducerPath].queries,
    (state: PermissionRoot) => selectIdentity(state)?.userEntityRef,
  ],
  (queries, userEntityRef) =>
    Object.values(queries)
      .flatMap((query): readonly MadeDecision[] => {
        if (query?.endpointName !== 'permission' || query.data === undefined) return []
        const { userEntityRef: user, ...check } = query.originalArgs as PermissionQuestion
        if (user !== userEntityRef) return []
        return [{ ...check, decision: query.data as Decision, at: query.fulfilledTimeStamp ?? 0 }]
      })
      .sort((one, other) => other.at - one.at),
)
