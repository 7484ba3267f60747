/** The page of entities, in a chunk of its own. Rejects if it cannot be fetched; the next call tries again. */
export const loadEntityPage = async () =>
  (await import(/* webpackChunkName: "catalog-entity" */ './EntityPage.tsx')).EntityPage

/** Fetches the page ahead of a visit. */
export function preloadEntityPage(): void {
  loadEntityPage().catch(() => undefined)
}
