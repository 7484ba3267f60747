// A first screen loads the chunks of its page, which takes long on a busy machine.

import { configure, getConfig } from '@testing-library/react'

/** All pages and errors have a heading, progress has none. */
const isDrawn = (): boolean => document.querySelector('h1') !== null

/** Queries wait up to `milliseconds` while no screen is shown, and as usual afterwards. */
export function waitForFirstScreen(milliseconds: number): void {
  const usual = getConfig()
  configure({
    asyncWrapper: (query) => {
      configure({ asyncUtilTimeout: isDrawn() ? usual.asyncUtilTimeout : milliseconds })
      return usual.asyncWrapper(query)
    },
  })
}
