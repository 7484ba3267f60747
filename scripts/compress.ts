import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Compresses each script and style sheet of a build ahead of time, so that no server has to. */
export async function compress(folder: string): Promise<void> {
  for (const file of globSync('{static/*,*}.{js,css}', { cwd: folder })) {
    const content = await readFile(`${folder}/${file}`)
    await writeFile(`${folder}/${file}.gz`, gzipSync(content, { level: 9 }))
    await writeFile(`${folder}/${file}.br`, brotliCompressSync(content, best))
  }
}
