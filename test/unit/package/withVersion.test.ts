import { expect, it } from '@jest/globals'
import { withVersion } from '../../../scripts/core/withVersion.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 – 2026-11-28\n\n- Old.\n'

it('gives the part about the next version its name', () => {
  expect(withVersion(changelog, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n- New.\n\n## 0.1.0 – 2026-11-28\n\n- Old.\n',
  )
})

it.each([
  ['a version that is there', changelog, '0.1.0', 'CHANGELOG.md has 0.1.0 already'],
  ['nothing to tell', changelog.replace('- New.\n\n', ''), '0.2.0', 'nothing under Unreleased'],
  ['nothing at all', '# Changelog\n\n## Unreleased\n', '0.2.0', 'nothing under Unreleased'],
  ['no such part', '# Changelog\n', '0.2.0', 'nothing under Unreleased'],
])('refuses %s', (_what, text, version, message) => {
  expect(() => withVersion(text, version, '2026-12-01')).toThrow(message)
})
