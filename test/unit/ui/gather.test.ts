import { expect, it } from '@jest/globals'
import { createGather } from '../../../src/sagas/services/gather.ts'

it('asks in one go what is asked within one tick, promises included, topic by topic', async () => {
  const gather = createGather()
  const rounds: string[] = []
  const ask = (topic: string, question: string) =>
    gather(topic, question, (questions: readonly string[]) => {
      rounds.push(`${topic}: ${questions.join()}`)
      return Promise.resolve(questions.length)
    })
  const late = Promise.resolve().then(() => ask('permission', 'late'))
  const answers = await Promise.all([
    ask('permission', 'one'),
    ask('other', 'alone'),
    ask('permission', 'two'),
    late,
  ])
  expect(rounds).toEqual(['permission: one,two,late', 'other: alone'])
  expect(answers).toEqual([3, 1, 3, 3])
  await ask('permission', 'next')
  expect(rounds.at(-1)).toBe('permission: next')
})

it('fails for all who asked, and goes on with the next', async () => {
  const gather = createGather()
  const broken = () => Promise.reject(new Error('broken'))
  const outcomes = await Promise.allSettled([gather('a', 1, broken), gather('a', 2, broken)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await gather('a', 3, ([first]) => Promise.resolve(first))).toBe(3)
})
