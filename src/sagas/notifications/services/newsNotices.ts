import type { NewsNotices } from '../../../model/notifications/newsNotices.ts'
import type { SystemNotices } from '../../../model/shell/systemNotices.ts'

/** Characters of a description: systems show two lines. */
const longestBody = 200

/** `say` gives the text for several new ones in the user's language. */
export const createNewsNotices = (
  notices: SystemNotices,
  say: (count: number) => string,
): NewsNotices => ({
  ...notices,
  show: ({ count, one }) =>
    notices.show({
      tag: one?.id ?? 'notifications',
      title: one && one.title !== '' ? one.title : say(count),
      body: (one?.description ?? '').slice(0, longestBody).toWellFormed(),
    }),
})
