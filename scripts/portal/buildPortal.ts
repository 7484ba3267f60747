// `npm run build` of a portal of one's own: `dist`, which a Backstage backend or any server of files can serve.

import { readFile, writeFile } from 'node:fs/promises'
import { webpackConfig } from '../../webpack.config.ts'
import { configSchemas } from '../configSchemas.ts'
import { finishBuild } from '../finishBuild.ts'
import { projectConfig } from '../frontendConfig.ts'
import { withConfig } from '../pageConfig.ts'
import { runWebpack } from '../runWebpack.ts'

export async function buildPortal(home: string): Promise<void> {
  await runWebpack(webpackConfig('production', { portal: home }))
  const config = projectConfig(`${home}/app-config.yaml`, home)
  await finishBuild(home, config, configSchemas(home))
  const page = `${home}/dist/index.html`
  await writeFile(page, withConfig(await readFile(page, 'utf8'), config))
  console.log(`${home}/dist`)
}
