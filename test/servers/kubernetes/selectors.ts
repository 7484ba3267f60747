// Label and field selectors, read as strictly as an API server does.

/** Its answer is 400. */
export class SelectorError extends Error {}

type Labels = Readonly<Record<string, string>>
type Test = (labels: Labels) => boolean

const key = String.raw`[\w.-]+(?:/[\w.-]+)?`
const equality = new RegExp(`^(${key})\\s*(==|=|!=)\\s*([\\w.-]*)$`)
const membership = new RegExp(`^(${key})\\s+(in|notin)\\s*\\(([^()]*)\\)$`)
const existence = new RegExp(`^(!?)(${key})$`)

function requirement(text: string): Test {
  const [, name = '', operator, value] = equality.exec(text) ?? []
  if (operator === '!=') return (labels) => labels[name] !== value
  if (operator !== undefined) return (labels) => labels[name] === value
  const [, member = '', which, list = ''] = membership.exec(text) ?? []
  const values = list.split(',').map((one) => one.trim())
  if (which === 'in') return (labels) => values.includes(labels[member] ?? '')
  if (which === 'notin') return (labels) => !values.includes(labels[member] ?? '')
  const [, isMissing, label = ''] = existence.exec(text) ?? []
  if (isMissing === undefined) throw new SelectorError(`unable to parse requirement: ${text}`)
  return (labels) => Object.hasOwn(labels, label) === (isMissing === '')
}

/** Throws `SelectorError`. */
export function labelTest(selector: string | null): Test {
  if (selector === null || selector === '') return () => true
  const tests = selector.split(/,(?![^(]*\))/).map((part) => requirement(part.trim()))
  return (labels) => tests.every((test) => test(labels))
}

/** The value of `involvedObject.name=…`; undefined without a selector. Throws `SelectorError` for other fields. */
export function involvedName(selector: string | null): string | undefined {
  if (selector === null) return undefined
  const [, name] = /^involvedObject\.name=([\w.-]+)$/.exec(selector) ?? []
  if (name === undefined) throw new SelectorError(`field label not supported: ${selector}`)
  return name
}
