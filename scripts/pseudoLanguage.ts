// Writes texts/pseudo: the English texts with accents, longer by two fifths, for `npm run dev -- --language pseudo`. What
// has no accent there is in no catalogue.

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRecord } from '../src/model/isRecord.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const plain = 'aeiouyAEIOUYcnszCNSZ'
const accents = 'áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ'

/** Placeholders such as `{{count, number}}`, references such as `$t(key)` and tags stay as they are. */
export function accented(text: string): string {
  const words = text
    .split(/(\{\{.*?\}\}|\$t\(.*?\)|<.*?>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/gi, (letter) => accents[plain.indexOf(letter)] ?? letter),
    )
    .join('')
  // Words, so that lines can break.
  const more = ' ~~~~'.repeat(Math.ceil((text.length * 0.4) / 5))
  return words.trim() === '' ? words : words + more
}

const accentedAll = (texts: unknown): unknown =>
  isRecord(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, accentedAll(value)]))
    : accented(String(texts))

/** The file of the English texts of each namespace, and their name in it, as `translated('bulk', bulkMessages)` says. */
function catalogues() {
  return globSync('src/{ui,plugins}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/\btranslated\(\s*'([\w-]+)',\s*(\w+)/g)].map(
      ([, namespace = '', name = '']) => {
        const path = new RegExp(`\\b${name} \\} from '(.*)'`).exec(source)?.[1] ?? ''
        return { namespace, name, file: join(root, dirname(file), path) }
      },
    )
  })
}

const titles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('src/plugins/*/*Plugin.ts', { cwd: root })
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/titles: \{\s*en: '(.*?)'/g),
      ])
      .map(([, title = '']) => [title, accented(title)]),
  )

const folder = join(root, 'texts/pseudo')

export function removePseudoLanguage(): void {
  rmSync(folder, { recursive: true, force: true })
}

export async function writePseudoLanguage(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { namespace, name, file } of catalogues()) {
    const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
    const texts = accentedAll(module[name]) as object
    const whole = namespace === 'shell' ? { ...texts, titles: titles() } : texts
    writeFileSync(join(folder, `${namespace}.json`), `${JSON.stringify(whole, null, 2)}\n`)
  }
}
