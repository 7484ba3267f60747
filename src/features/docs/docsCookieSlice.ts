// The cookie with which the browser requests pictures of documentation, once one is read.

import { createCookieSlice, type CookieState } from '../session/login/cookieSlice.ts'

export const docsCookieSlice = createCookieSlice('docsCookie')

export const selectDocsCookie = (state: { readonly docsCookie: CookieState }): CookieState =>
  state.docsCookie
