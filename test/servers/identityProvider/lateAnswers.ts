// Delays token responses: the refresh token is used at once, the response comes later.

import type { Middleware } from './middleware.ts'

/** Runs before the provider. `delay` returns the milliseconds for each response of the token endpoint. */
export const lateAnswers =
  (delay: () => number): Middleware =>
  async (ctx, next) => {
    await next()
    if (ctx.path !== '/token') return
    const { promise, resolve } = Promise.withResolvers<undefined>()
    setTimeout(resolve, delay(), undefined)
    await promise
  }
