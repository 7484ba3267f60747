// Names of downloads, of which parts are from elsewhere, and every way by which the page saves a file.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { exportFileName } from '../../../src/model/catalog/exportFile.ts'
import { downloadName } from '../../../src/model/downloadName.ts'
import { createFiles } from '../../../src/sagas/services/files.ts'
import { saveFile } from '../../../src/ui/behaviour/saveFile.ts'

const longName = 'a'.repeat(300)
const hostile = [
  ['../../../etc/passwd', 'etc-passwd'],
  [String.raw`..\..\autoexec.bat`, 'autoexec.bat'],
  ['/a/.b/x.log', 'a-.b-x.log'],
  ['C:\\Windows\\win.ini', 'C-Windows-win.ini'],
  ['.bashrc', 'bashrc'],
  ['~/x.yml', 'x.yml'],
  ['report\u202Egpj.exe', 'report-gpj.exe'],
  ['a\0b\n.csv', 'a-b-.csv'],
  ['a\uD800.csv', 'a-.csv'],
  ['con.yml', '_con.yml'],
  ['a?b*c|d".json', 'a-b-c-d-.json'],
  ['trailing. . ', 'trailing'],
  ['..', 'file'],
  ['', 'file'],
  [`${longName}.yml`, `${longName.slice(0, 76)}.yml`],
  ['größe 名.svg', 'größe 名.svg'],
] as const

it.each(hostile)('%j becomes %j', (name, expected) => {
  expect(downloadName(name)).toBe(expected)
})

it('leaves the usual names as they are', () => {
  for (const name of ['catalog-component.csv', 'some-service.yml', 'run-4.svg', 'a.b_c-d.log'])
    expect(downloadName(name)).toBe(name)
  expect(downloadName(exportFileName({ format: 'csv' } as never, '../x'))).toBe('catalog-..-x.csv')
})

let saved: string[]
beforeEach(() => {
  saved = []
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('is used wherever a file is saved', () => {
  saveFile('../a\u202E.yml', 'text/plain', '')
  createFiles(document).save({ name: '../b\0.csv', type: 'text/csv' }, '')
  expect(saved).toEqual(['a-.yml', 'b-.csv'])
})
