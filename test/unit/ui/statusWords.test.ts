// One vocabulary for what becomes of work: each status has one word in each language, and one look.

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { definition } from '../../../config/plugins.ts'
import { isRecord } from '../../../src/model/isRecord.ts'
import { builtLanguages } from '../../../src/model/languages.ts'
import { workStatuses } from '../../../src/ui/badges/StatusBadge.tsx'
import { shellTexts } from '../../../src/ui/messages/i18n.ts'
import type { Texts } from '../../../src/ui/messages/texts.ts'

const shell = { id: 'shell', load: () => Promise.resolve({ messages: shellTexts }) }
const plugins = [shell, ...definition.plugins]

const textsIn = async (language: string, { en, others }: Texts) =>
  language === 'en' ? en : (await others?.[language]?.())?.texts

/** Groups of texts whose keys are statuses. */
const groups = (value: unknown, at = ''): readonly (readonly [string, string, string])[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([key, one]) =>
    isRecord(one)
      ? groups(one, key)
      : /^(?:status|standing|phase)$/.test(at) && workStatuses.some((status) => status === key)
        ? [[at, key, String(one)] as const]
        : [],
  )

/** The specification quotes them in English, with their rows. */
const quoted: readonly string[] = ['ci status.queued: Pending (Queued)' /* RUNS-18 */]

it.each(builtLanguages)('is called the same in every area: %s', async (language) => {
  const words = (await textsIn(language, shellTexts))?.['status'] as Record<string, string>
  const others = await Promise.all(
    plugins.map(async ({ id, load }) => {
      const texts = await textsIn(language, (await load()).messages)
      return groups(texts).flatMap(([at, key, word]) =>
        word === words[key] ? [] : [`${id} ${at}.${key}: ${word}`],
      )
    }),
  )
  expect(Object.keys(words).sort()).toEqual([...workStatuses].sort())
  expect(new Set(Object.values(words)).size).toBe(workStatuses.length)
  expect(others.flat()).toEqual(language === 'en' ? quoted : [])
})

/** They show how grave something is, what has happened, or how a file changed: no status of work. */
const otherBadges = [
  'src/features/ci/run/JobAnnotations.tsx',
  'src/features/editor/DryRunFiles.tsx',
  'src/features/kubernetes/details/EventList.tsx',
  'src/features/kubernetes/errors/SeverityBadge.tsx',
  'src/features/notifications/NotificationRow.tsx',
  'src/features/start/AttentionSection.tsx',
]

it('is painted by no area itself', () => {
  const painting = globSync('src/{features,plugins}/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes("ui/badges/Badge.tsx'"),
  )
  expect(painting.sort()).toEqual(otherBadges)
})
