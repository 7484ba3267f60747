// The provider's own pages.

import { escapeHtml, htmlPage } from '../htmlPage.ts'
import { people, type Person } from './people.ts'

const style = `
  main { max-width: 24rem; }
  button { display: block; width: 100%; margin: 0.5rem 0; text-align: start; }
  hr { margin: 1.5rem 0; }
`

const choice = ({ name, displayName, remark }: Person) =>
  `<button name="user" value="${escapeHtml(name)}">${escapeHtml(displayName)}${remark === undefined ? '' : ` (${escapeHtml(remark)})`}</button>`

/** The page for choosing a user, or refusing. */
export const choicePage = (client: string): string =>
  htmlPage(
    'Sign in',
    `<p>${escapeHtml(client)} asks who you are.</p>
<form method="post">${people.map(choice).join('')}<hr><button name="refuse" value="yes">Refuse</button></form>`,
    style,
  )

export const errorPage = (message: string): string =>
  htmlPage('Sign-in failed', `<p>${escapeHtml(message)}</p>`, style)
