/** Ids of the banners that someone has dismissed, each once; nothing where the value is no list (spec 3 §3). */
export const readDismissedBanners = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string'))]
    : undefined
