// Serves the build as a Backstage `app-backend` protects it: files need a cookie, and without one there is a public
// sign-in page, here a minimal one.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const publicPage = `<!doctype html>
<html lang="en">
  <head>
    <title>Public</title>
    <meta name="backstage-app-mode" content="public" />
  </head>
  <body>
    <form method="post">
      <input type="hidden" name="type" value="sign-in" />
      <input type="hidden" name="token" />
      <button disabled>Enter as guest</button>
    </form>
    <script src="/static/public.js"></script>
  </body>
</html>`

const publicScript = `
fetch('/api/auth/guest/refresh', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  .then((answer) => answer.json())
  .then(({ backstageIdentity }) => {
    document.querySelector('[name=token]').value = backstageIdentity.token
    document.querySelector('button').disabled = false
  })
`

/**
 * Returns the folder whose `dist/` is served. The meta is added here because Backstage's own builds have it and
 * app-backend does not add it.
 */
export function makeProtectedBuild(): string {
  const folder = `${root}.cache/protected-build`
  rmSync(folder, { recursive: true, force: true })
  cpSync(`${root}dist`, `${folder}/dist`, { recursive: true })
  // app-backend looks the folder up as a package.
  writeFileSync(`${folder}/package.json`, '{}')
  const template = `${folder}/dist/index.html.tmpl`
  const page = readFileSync(template, 'utf8')
  const meta = '<meta name="backstage-app-mode" content="protected" />'
  writeFileSync(template, page.replace('<head>', `<head>${meta}`))
  mkdirSync(`${folder}/dist/public/static`, { recursive: true })
  writeFileSync(`${folder}/dist/public/index.html.tmpl`, publicPage)
  writeFileSync(`${folder}/dist/public/static/public.js`, publicScript)
  return folder
}
