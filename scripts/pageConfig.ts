// Writes the configuration into the page, as a Backstage app-backend does.

import type { ConfigObject } from '../src/model/config/configValues.ts'
import { injectedConfigType } from '../src/model/config/injectedConfig.ts'

const opening = `<script type="${injectedConfigType}">`

/** The page with what may reach the browser; see frontendConfig.ts. */
export function withConfig(html: string, config: ConfigObject): string {
  const sources = [{ context: 'app-config.yaml', data: config }]
  const data = JSON.stringify(sources).replaceAll('<', String.raw`\u003c`)
  return html.replace('<head>', () => `<head>${opening}${data}</script>`)
}

/** Undoes `withConfig`. */
export function withoutConfig(html: string): string {
  const start = html.indexOf(opening)
  if (start === -1) return html
  const end = html.indexOf('</script>', start) + '</script>'.length
  return html.slice(0, start) + html.slice(end)
}
