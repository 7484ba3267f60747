// Part of the package, for the build of an image: compresses the files of the portal beside it.

import { fileURLToPath } from 'node:url'
import { compress } from '../compress.ts'

await compress(fileURLToPath(new URL('../dist', import.meta.url)))
