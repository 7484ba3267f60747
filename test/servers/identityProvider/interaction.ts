// The page of a prompt: GET shows it, POST takes the choice.

import { text } from 'node:stream/consumers'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { pagePolicy } from '../htmlPage.ts'
import type { Middleware } from './middleware.ts'
import { choicePage, errorPage } from './pages.ts'
import { findPerson } from './people.ts'

/** Undefined if the form names no user. */
function resultOf(form: URLSearchParams): InteractionResults | undefined {
  if (form.has('refuse')) {
    return { error: 'access_denied', error_description: 'The user refused' }
  }
  const person = findPerson(form.get('user') ?? '')
  return person && { login: { accountId: person.name } }
}

/** Runs before the provider. */
export const interaction =
  (provider: Provider): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) {
      await next()
      return
    }
    ctx.set({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
    ctx.type = 'html'
    try {
      const details = await provider.interactionDetails(ctx.req, ctx.res)
      if (ctx.method !== 'POST') {
        ctx.body = choicePage(String(details.params['client_id']))
        return
      }
      const result = resultOf(new URLSearchParams(await text(ctx.req)))
      if (result) ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
      ctx.status = result ? 303 : 400
      if (!result) ctx.body = errorPage('Nobody was chosen.')
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      ctx.status = 400
      ctx.body = errorPage('This sign-in has expired. Begin again.')
    }
  }
