// Storage keys of preferences: Backstage's keys in the browser, and the buckets of its
// user-settings plugin on the server, so that users keep their values.

import { encodePart } from '../encodePath.ts'

export interface Place {
  /** Backstage's bucket; missing for keys without one. */
  readonly bucket?: string
  readonly key: string
}

/** Imports in progress, with their drafts. */
export const importsPlace: Place = { key: 'portico.imports' }

/** Drafts of templates' forms. */
export const draftsPlace: Place = { key: 'portico.drafts' }

/** Unsaved files of the template editor. */
export const editorDraftPlace: Place = { key: 'portico.templateEditor' }

/** What was typed into the form beside the template editor. */
export const editorValuesPlace: Place = { key: 'portico.templateEditorForm' }

/** Read by the early script, too, which draws the first screen. */
export const languagePlace: Place = { key: 'language' }
export const densityPlace: Place = { key: 'portico.density' }
export const catalogColumnsPlace: Place = { key: 'portico.catalogColumns' }
export const filtersOpenPlace: Place = { key: 'portico.filtersOpen' }
export const sidebarPlace: Place = { key: 'sidebarPinState' }
export const startLayoutPlace: Place = { bucket: 'start', key: 'layout' }

/** Entities that were looked at, and what had changed. */
export const entityVisitsPlace: Place = { key: 'portico.entityVisits' }

/** Backstage's former place of stars, as 'entity:kind:namespace:name'. */
export const legacyStars: Place = { bucket: 'settings', key: 'starredEntities' }

/** The first user of this browser, who owns the keys without a user. */
export const ownerKey = 'portico.owner'

/** The last values on which browser and server agreed. */
export const agreedPlace: Place = { key: 'portico.agreed' }

/** The values before a first choice that has not reached the server yet. */
export const begunPlace: Place = { key: 'portico.begun' }

/**
 * The key in local storage. Backstage's keys belong to the browser's first user; other users have
 * their own keys, so that their values stay separate.
 */
export function localKey(
  { bucket, key }: Place,
  owner: string | null,
  user: string | null,
): string {
  const bare = bucket === undefined ? key : `/${bucket}/${encodePart(key)}`
  return user === null || user === owner ? bare : `${bare}@${user}`
}

export interface ServerPlace {
  readonly bucket: string
  readonly key: string
}

/** Bucket and key on the server, as Backstage names them; keys without a bucket are in `userSettings`. */
export const serverPlace = ({ bucket = 'userSettings', key }: Place): ServerPlace => ({
  bucket: `default.${bucket}`,
  key,
})
