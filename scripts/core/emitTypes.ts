// The declarations of the modules of `@portico/core`, and of all files that these import.

import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runNode } from '../runNode.ts'
import { withBuiltEndings } from './withBuiltEndings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Writes the declarations of these files below the folder, at the same paths, and those of further ones. Rejects with the
 * compiler's message if one of the first cannot be declared, because its types have no name outside of their file. Resolves with
 * all files of the project that are reached from them.
 */
export async function emitTypes(
  folder: string,
  files: readonly string[],
  others: readonly string[] = [],
): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const project = `${folder}/tsconfig.json`
  const compilerOptions = {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, noCheck: true },
    listFiles: true,
    ...{ rootDir: root, outDir: folder, typeRoots: [`${root}node_modules/@types`] },
  }
  const globals = ['src/globals.d.ts', 'src/ui/customProperties.d.ts', 'src/plugins/i18next.d.ts']
  const all = [...files, ...others, ...globals].map((file) => root + file)
  await writeFile(
    project,
    JSON.stringify({ extends: `${root}tsconfig.json`, compilerOptions, files: all, include: [] }),
  )
  const { output } = await runNode(
    ['node_modules/typescript-native/bin/tsc', '--project', project],
    { isCaptured: true },
  )
  // Files that no plugin imports may have such types.
  const lines = output.split('\n')
  const problems = lines.filter((line) => files.some((file) => line.startsWith(`${file}(`)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await rm(project)
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    await writeFile(`${folder}/${file}`, withBuiltEndings(text))
  }
  return lines
    .filter((line) => line.startsWith(root) && !line.includes('/node_modules/'))
    .map((line) => line.slice(root.length))
}
