// `npm run screenshots [-- --only entity,docs --width 400 --scheme dark]`: takes pictures of every page in every state with
// the real backend, for review. Writes to screenshots/, with a page that shows them side by side. Schemes are light, dark
// and forced, which is taken at the first width only. `--generate 10000` adds entities. `--sheet` draws the twelve pages
// that the README shows instead.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { inLanes } from '../test/site/inLanes.ts'
import { startTask, whenTaskEnded } from '../test/site/sampleTasks.ts'
import { startSite } from '../test/site/testSite.ts'
import { findBrowser, quietFlags } from './findBrowser.ts'
import { startSampleTasks } from './sampleTasks.ts'
import { drawSheet, twelve } from './screenshots/contactSheet.ts'
import { photograph, type Album, type Scheme } from './screenshots/photograph.ts'
import type { Scene } from './screenshots/scene.ts'
import { scenes } from './screenshots/scenes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['1280', '1440', '400'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark', 'forced'] },
    generate: { type: 'string' },
    sheet: { type: 'boolean', default: false },
  },
})

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))
const sheet = fileURLToPath(new URL('../docs/pages.jpg', import.meta.url))
/** Pages at a time; they wait more than they work. */
const lanes = 3

interface Shot {
  readonly scene: Scene
  readonly width: number
  readonly schemes: readonly Scheme[]
}

const schemes = values.scheme as readonly Scheme[]
const wanted = scenes.filter(({ name }) =>
  values.only.split(',').some((start) => name.startsWith(start)),
)
const shots = (): readonly Shot[] =>
  values.sheet
    ? twelve.flatMap(([name, scheme]) =>
        scenes
          .filter((scene) => scene.name === name)
          .map((scene) => ({ scene, width: 1280, schemes: [scheme] })),
      )
    : wanted.flatMap((scene) =>
        values.width.map((width, index) => ({
          scene,
          width: Number(width),
          schemes: schemes.filter((scheme) => scheme !== 'forced' || index === 0),
        })),
      )

const failed: string[] = []

async function takeAll(album: Album): Promise<readonly string[]> {
  const taken = await inLanes(shots(), lanes, async ({ scene, width, schemes: looks }) => {
    try {
      console.log(`${scene.name} ${String(width)}`)
      return await photograph(album, scene, width, looks)
    } catch (error) {
      failed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
  return taken.flat()
}

/** Each scene of the page is a row. */
function overview(files: readonly string[]): string {
  const rows = wanted.map(({ name }) => {
    const own = files.filter((file) => file.replace(/-\d+-[a-z]+\.png$/, '') === name)
    const pictures = own.map((file) => `<a href="${file}"><img src="${file}" width="400"></a>`)
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8">${rows.join('\n')}`
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await startSite({
  sourceControl: true,
  clusters: ['production', 'staging'],
  ...(values.generate !== undefined && { generate: Number(values.generate) }),
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags })
try {
  // A failed one sends a notification.
  await startSampleTasks(site.backend.url)
  await whenTaskEnded(site.backend.url, await startTask(site.backend.url, 'pass-when-retried'))
  const files = await takeAll({ browser, site, folder, isWhole: !values.sheet })
  if (values.sheet) {
    await drawSheet(browser, folder, files, sheet)
    console.log(`Open ${sheet}`)
  } else {
    await writeFile(`${folder}index.html`, overview(files))
    console.log(`Open ${folder}index.html`)
  }
  for (const failure of failed) console.error(failure)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
