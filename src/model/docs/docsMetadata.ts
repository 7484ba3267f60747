// What the techdocs backend says about a documentation: `GET /metadata/techdocs/…` (spec 2 §7).

import { encodeParts } from '../encodePath.ts'
import type { EntityRef } from '../entities/entityRef.ts'
import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'

export interface DocsMetadata {
  /** Empty if the documentation has none. */
  readonly siteName: string
  readonly siteDescription: string
  /** When it was built; milliseconds since epoch, null if unknown. */
  readonly builtAt: number | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Throws `WrongShapeError`. */
export function decodeDocsMetadata(json: unknown): DocsMetadata {
  if (!isRecord(json)) throw new WrongShapeError('the metadata of a documentation is an object')
  const { site_name: name, site_description: description, build_timestamp: at } = json
  return {
    // MkDocs writes `None` for a missing description.
    siteName: textOf(name),
    siteDescription: description === 'None' ? '' : textOf(description),
    builtAt: typeof at === 'number' && Number.isFinite(at) && at > 0 ? at : null,
  }
}

type Metadata = 'techdocs' | 'entity'

const partsOf = ({ namespace, kind, name }: EntityRef): string => encodeParts(namespace, kind, name)

export const docsMetadataPath = (of: Metadata, ref: EntityRef): string =>
  `/metadata/${of}/${partsOf(ref)}`

/** The stream in which the backend says whether it builds the documentation anew. */
export const docsSyncPath = (ref: EntityRef): string => `/sync/${partsOf(ref)}`
