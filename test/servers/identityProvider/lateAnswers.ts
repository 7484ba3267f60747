// A provider that uses up a refresh token at once and takes its time to say so.

import type { Middleware } from './middleware.ts'

/** Goes before the provider. `delay` gives the milliseconds for each answer of the token endpoint. */
export const lateAnswers =
  (delay: () => number): Middleware =>
  async (ctx, next) => {
    await next()
    if (ctx.path !== '/token') return
    const { promise, resolve } = Promise.withResolvers<undefined>()
    setTimeout(resolve, delay(), undefined)
    await promise
  }
