// Jest's configuration for the tests of a portal of one's own. The harness and the portal are JavaScript of `@portico/core`.

import base from '../../config/jest.config.mjs'

const home = process.env.PORTICO_HOME
const built = (path) => path.replace(/\.ts$/, '.js')
/** Packages are beside `@portico/core`, not in it. */
const packages = new URL('../../../..', import.meta.url).pathname.replace(/\/$/, '')
const mapped = (path) => built(path).replace('<rootDir>/node_modules', packages)

export default {
  ...base,
  rootDir: new URL('../..', import.meta.url).pathname,
  roots: [`${home}/plugins`],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: base.setupFilesAfterEnv.map(built),
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@portico/core(?!/node_modules)|'),
  ),
  moduleNameMapper: Object.fromEntries(
    Object.entries(base.moduleNameMapper)
      .filter(([form]) => !form.startsWith('^@portico/'))
      .map(([form, path]) => [form, mapped(path)]),
  ),
  cacheDirectory: `${home}/.cache/jest`,
}
