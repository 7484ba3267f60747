import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { base64Of, base64OfText } from '../../../src/model/base64.ts'
import { decodeDryRun, fileChanges } from '../../../src/model/editor/dryRun.ts'

const answer = JSON.parse(readFileSync('test/fixtures/scaffolder/dryRun.json', 'utf8')) as Readonly<
  Record<string, unknown>
>

it('reads the steps with status and log, the output and the files', () => {
  const { steps, log, output, files } = decodeDryRun(answer)
  expect(steps.map(({ name, status }) => [name, status])).toEqual([
    ['T', 'completed'],
    ['L', 'completed'],
  ])
  expect(steps[1]?.log).toContain('info: hi zed')
  expect(log).toEqual(['Starting up task with 3 steps'])
  expect(output).toEqual({ text: [{ title: 'T', content: 'x' }] })
  expect(files).toEqual([{ path: 'a.txt', text: 'hello zed', bytes: 9, isExecutable: false }])
})

const resultWith = (files: Readonly<Record<string, string>>) =>
  decodeDryRun({
    steps: [],
    directoryContents: Object.entries(files).map(([path, base64Content]) => ({
      path,
      base64Content,
    })),
  })

it('keeps binary and long files without their text', () => {
  const { files } = resultWith({
    binary: base64Of(new Uint8Array([0, 255, 1])),
    latin: base64Of(new Uint8Array([0xe9])),
    long: base64OfText('x'.repeat(5_000_000)),
  })
  expect(files.map(({ text, bytes }) => [text, bytes])).toEqual([
    [null, 3],
    [null, 1],
    [null, 5_000_000],
  ])
})

it('compares the files with those of the run before', () => {
  const before = resultWith({ a: base64OfText('1'), b: base64OfText('2'), gone: base64OfText('3') })
  const after = resultWith({ a: base64OfText('1'), b: base64OfText('ü'), new: base64OfText('4') })
  expect(fileChanges(after, before).map(({ path, change }) => [path, change])).toEqual([
    ['a', 'same'],
    ['b', 'changed'],
    ['gone', 'removed'],
    ['new', 'added'],
  ])
  expect(fileChanges(after, null).every(({ change }) => change === 'same')).toBe(true)
})

it.each([{}, { steps: [] }, { steps: [], directoryContents: [{ path: 'a' }] }])(
  'refuses an answer of another shape: %j',
  (json) => {
    expect(() => decodeDryRun(json)).toThrow('The response')
  },
)
