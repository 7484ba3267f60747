// The lowest floor: rows as plain HTML.

import { cellsOf, fetchFirstRows, root } from './firstRows.ts'

const cell = (name: 'td' | 'th', ...children: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(name)
  element.append(...children)
  return element
}

const table = document.createElement('table')
const body = table.createTBody()
for (const entity of await fetchFirstRows()) {
  const link = document.createElement('a')
  link.href = `/catalog/${entity.metadata.name}`
  link.textContent = entity.metadata.name
  body.insertRow().append(cell('th', link), ...cellsOf(entity).map((text) => cell('td', text)))
}
root.append(table)
