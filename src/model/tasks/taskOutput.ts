// What a task produced, as its template describes it: links and texts (`spec.output`).

import { asJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { textsOf } from '../scaffolder/reading.ts'

interface OutputLink {
  readonly title?: string
  readonly url?: string
  readonly entityRef?: string
  /** Key of an icon, such as `docs`. */
  readonly icon?: string
}

interface OutputText {
  readonly title?: string
  /** Markdown. */
  readonly content: string
}

export interface TaskOutput {
  readonly links: readonly OutputLink[]
  readonly texts: readonly OutputText[]
}

/** An `entityRef` without a kind is a component's. */
export const outputKind = { kind: 'component' } as const

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : [])

/** Anything of another shape is left out. */
export function taskOutput(output: JsonRecord): TaskOutput {
  return {
    links: listOf(output['links'])
      .map((one) => textsOf(asJsonRecord(one), 'title', 'url', 'entityRef', 'icon'))
      .filter(({ url, entityRef }) => url !== undefined || entityRef !== undefined),
    texts: listOf(output['text']).flatMap((one) => {
      const { title, content } = textsOf(asJsonRecord(one), 'title', 'content')
      return content === undefined ? [] : [{ ...(title !== undefined && { title }), content }]
    }),
  }
}
