// Reads the text of a template while its author writes it. Problems come with their lines.

import { isNode, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { formSteps, type FormStep } from '../scaffolder/form/formSteps.ts'
import { mostCharacters } from './editorFiles.ts'

/** Maximum number of alias expansions: a "billion laughs" document nests them. */
const mostAliases = 100
/** Brackets nested so deep that the parser's recursion would overflow. */
const opensTooMuch = /(?:[[{]\s*){200}|(?:- ?){200}/

/** The keys are those of the messages. */
type TemplateFault =
  | 'syntax'
  /** Too long, too deep, or expanding aliases without end. */
  | 'size'
  | 'empty'
  | 'kind'
  | 'steps'
  | 'step'
  | 'action'
  | 'parameters'

export interface TemplateProblem {
  readonly fault: TemplateFault
  /** From 1. */
  readonly line: number
  /** The parser's sentence, or the name of an action. */
  readonly detail?: string
}

interface UsedAction {
  readonly action: string
  /** From 1. */
  readonly line: number
}

export interface TemplateReading {
  /** Null if the text is no record in YAML. */
  readonly template: JsonRecord | null
  readonly problems: readonly TemplateProblem[]
  readonly actions: readonly UsedAction[]
}

/** The first sentence, without the position and excerpt that the parser adds. */
const wordsOf = ({ message }: YAMLError): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d.*$/s, '').replace(/:$/, '')

const unreadable = (problem: TemplateProblem): TemplateReading => ({
  template: null,
  problems: [problem],
  actions: [],
})

/** Plain JSON, as it is sent. Throws for circles and for more than the limit. */
function jsonOf(parsed: Document.Parsed): unknown {
  const text = JSON.stringify(parsed.toJS({ maxAliasCount: mostAliases })) as string | undefined
  if (text !== undefined && text.length > mostCharacters) throw new RangeError('too long')
  return text === undefined ? null : JSON.parse(text)
}

/** Never throws. */
export function readTemplate(text: string): TemplateReading {
  if (text.length > mostCharacters || opensTooMuch.test(text))
    return unreadable({ fault: 'size', line: 1 })
  const lineCounter = new LineCounter()
  try {
    const parsed = parseDocument(text, { lineCounter })
    const [error] = parsed.errors
    if (error)
      return unreadable({
        fault: 'syntax',
        line: error.linePos?.[0].line ?? 1,
        detail: wordsOf(error),
      })
    const value = jsonOf(parsed)
    if (!isJsonRecord(value)) return unreadable({ fault: 'empty', line: 1 })
    return checked(value, (...path) => lineAt(parsed, lineCounter, path))
  } catch {
    // `RangeError` for a stack overflow, `ReferenceError` for too many aliases, `TypeError` for a circle.
    return unreadable({ fault: 'size', line: 1 })
  }
}

type Path = readonly (string | number)[]

/** The line of the node at a path, or of the closest one around it. */
function lineAt(parsed: Document.Parsed, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = parsed.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function checked(template: JsonRecord, lineOf: (...path: Path) => number): TemplateReading {
  const { steps, parameters } = asJsonRecord(template['spec'])
  const list: readonly Json[] = steps instanceof Array ? steps : []
  const problems: TemplateProblem[] = []
  if (template['kind'] !== 'Template') problems.push({ fault: 'kind', line: lineOf('kind') })
  if (!(steps instanceof Array)) problems.push({ fault: 'steps', line: lineOf('spec', 'steps') })
  if (!parameterList(parameters).every(isJsonRecord))
    problems.push({ fault: 'parameters', line: lineOf('spec', 'parameters') })
  const actions = list.flatMap((step, index) => {
    const { action } = asJsonRecord(step)
    const line = lineOf('spec', 'steps', index, 'action')
    if (typeof action === 'string' && action !== '') return [{ action, line }]
    problems.push({ fault: 'step', line })
    return []
  })
  return { template, problems, actions }
}

/** Steps whose action the backend does not have; none while its actions are not known. */
export const unknownActions = (
  { actions }: TemplateReading,
  known: readonly string[] | undefined,
): readonly TemplateProblem[] =>
  actions.flatMap(({ action, line }): readonly TemplateProblem[] =>
    known === undefined || known.includes(action)
      ? []
      : [{ fault: 'action', line, detail: action }],
  )

const parameterList = (parameters: Json | undefined): readonly Json[] =>
  parameters === undefined || parameters === null
    ? []
    : parameters instanceof Array
      ? parameters
      : [parameters]

/** As the backend names a step without a title. */
const untitled = 'Please enter the following information'

/** The form of a template, as the backend would give it. */
export function stepsOfTemplate(
  template: JsonRecord,
  isFlagActive: (name: string) => boolean,
): readonly FormStep[] {
  const { parameters } = asJsonRecord(template['spec'])
  const steps = parameterList(parameters)
    .filter(isJsonRecord)
    .map((schema) => {
      const { title, description } = schema
      return {
        title: typeof title === 'string' ? title : untitled,
        ...(typeof description === 'string' && { description }),
        schema,
      }
    })
  return formSteps({ title: '', steps }, isFlagActive)
}
