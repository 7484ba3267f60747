import { backendApi } from './backendApi.ts'

export interface Asked {
  readonly unwrap: () => Promise<unknown>
}

/** A request that can be dispatched. */
export type Question = (...dispatchArguments: never[]) => Asked

/** As in the cache's entries and events. */
export interface QuestionAsked {
  readonly endpointName: string
  readonly originalArgs?: unknown
  /** Of lists by pages: the page that was asked for last. */
  readonly direction?: 'forward' | 'backward' | undefined
}

/** The same question once more. Undefined if its endpoint is not there. */
export function askedAnew({
  endpointName,
  originalArgs,
  direction,
}: QuestionAsked): Question | undefined {
  const endpoints = backendApi.endpoints as Readonly<
    Record<string, { initiate: (args: unknown, options: object) => Question } | undefined>
  >
  const options = { subscribe: false, forceRefetch: true, ...(direction && { direction }) }
  return endpoints[endpointName]?.initiate(originalArgs, options)
}
