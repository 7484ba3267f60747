// Where what a person chose is kept: in the browser under the keys of Backstage's own storage, on the server in the
// buckets of its user-settings plugin, so that who comes from there finds everything.

import { languageKey } from '../languages.ts'
import { themeStorageKey } from './themes.ts'

export interface Place {
  /** Backstage's bucket; none for what stands under its bare key. */
  readonly bucket?: string
  readonly key: string
}

/** Spec 1 §3, §9. */
export const places = {
  stars: { bucket: 'starredEntities', key: 'entityRefs' },
  banners: { bucket: 'notifications', key: 'dismissedBanners' },
  theme: { key: themeStorageKey },
  language: { key: languageKey },
  /** Chosen by the product, as the next. */
  density: { key: 'portico.density' },
  tableLayouts: { key: 'portico.catalogColumns' },
  recents: { key: 'portico.recentEntities' },
  /** Of the catalog index. */
  savedViews: { key: 'portico.catalogViews' },
  /** What is being imported, with everything written for it. */
  imports: { key: 'portico.imports' },
  flags: { key: 'featureFlags' },
  sidebarPin: { key: 'sidebarPinState' },
  /** Chosen by the product. */
  sidebarIntro: { key: 'portico.sidebarIntroDismissed' },
} satisfies Readonly<Record<string, Place>>

/** Where Backstage kept stars before it had a bucket for them, as 'entity:kind:namespace:name'. */
export const legacyStars: Place = { bucket: 'settings', key: 'starredEntities' }

/** Who signed in first in this browser: the bare keys are theirs. */
export const ownerKey = 'portico.owner'

/** On what this browser and the server last agreed. */
export const agreedPlace: Place = { key: 'portico.agreed' }

/** What this browser kept before the first choice of which the server has not heard yet. */
export const begunPlace: Place = { key: 'portico.begun' }

/**
 * The key of local storage. What the browser's owner keeps, and what is kept before anyone has signed in, stands
 * under Backstage's keys; everyone else has keys of their own, so that nobody's stars become another's.
 */
export function localKey(
  { bucket, key }: Place,
  owner: string | null,
  user: string | null,
): string {
  const bare = bucket === undefined ? key : `/${bucket}/${encodeURIComponent(key)}`
  return user === null || user === owner ? bare : `${bare}@${user}`
}

export interface ServerPlace {
  readonly bucket: string
  readonly key: string
}

/** Bucket and key as Backstage's front end names them on the server; what has no bucket is in `userSettings`. */
export const serverPlace = ({ bucket = 'userSettings', key }: Place): ServerPlace => ({
  bucket: `default.${bucket}`,
  key,
})
