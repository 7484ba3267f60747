// Records what the user does, as a test would do it: clicks, texts of fields, choices and keys. Bounded; nothing of
// passwords.

import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Step, StepTarget } from '../../model/shell/recording.ts'

const mostSteps = 300
const longestName = 200
const longestText = 1_000

/** Elements that a click is meant for. */
const clickable =
  'a[href], button, input, select, textarea, summary, label, [role], [contenteditable=true]'
const typeable = /^(?:text|search|email|url|tel|number|password|textarea)$/

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  typeable.test(target.type)

/** Its text, where the element has no role that takes a name. */
function nameOf(element: Element): string {
  const name = computeAccessibleName(element)
  return name === '' ? element.textContent.trim() : name
}

/** The index among elements of one name, such as the stars of a list. */
function orderOf(element: Element, name: string): number {
  const looksOf = (one: Element) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`
  const looks = looksOf(element)
  return [...element.ownerDocument.querySelectorAll(element.tagName)]
    .filter((one) => looksOf(one) === looks && (one === element || nameOf(one) === name))
    .indexOf(element)
}

/** A summary has no role by which tests find it. */
const roleOf = (element: Element): string =>
  element.localName === 'summary' ? '' : (getRole(element) ?? '')

function targetOf(element: Element): StepTarget {
  const name = nameOf(element)
  const nth = orderOf(element, name)
  return {
    role: roleOf(element),
    name: name.slice(0, longestName),
    ...(nth > 0 && { nth }),
  }
}

/** Keys that are no text, and all keys outside fields. */
const isRecordedKey = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !['Control', 'Meta', 'Shift', 'Alt', 'Tab'].includes(key) &&
  (ctrlKey || metaKey || key.length > 1 || !isField(target))

/** Starts at once. Returns the steps so far. */
export function followSteps(page: Window, now: () => number): () => readonly Step[] {
  const steps: Step[] = []
  let typedInto: Field | null = null
  let key: KeyboardEvent | null = null
  const add = (step: Step) => {
    steps.push(step)
    if (steps.length > mostSteps) steps.shift()
  }
  const follow = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    record: (event: WindowEventMap[Kind]) => void,
  ) => {
    const safely = (event: WindowEventMap[Kind]) => {
      try {
        record(event)
      } catch {
        // The page goes on, and the step is missing.
      }
    }
    // Before the page's own listeners, which may remove the element.
    page.addEventListener(kind, safely, { capture: true, passive: true })
  }
  follow('click', ({ target, detail }) => {
    const element = target instanceof Element ? target.closest(clickable) : null
    if (!element || isField(element) || element instanceof HTMLSelectElement) return
    // The browser clicks its control next.
    if (element instanceof HTMLLabelElement && element.control) return
    // The click of a key, as of Enter in a form.
    if (detail === 0 && key && steps.at(-1)?.does === 'press') steps.pop()
    typedInto = null
    add({ at: now(), does: 'click', ...targetOf(element) })
  })
  follow('input', ({ target }) => {
    if (!isField(target)) return
    const last = typedInto === target ? steps.at(-1) : undefined
    const text = target.type === 'password' ? null : target.value.slice(0, longestText)
    if (last?.does === 'type') steps[steps.length - 1] = { ...last, text }
    else add({ at: now(), does: 'type', ...targetOf(target), text })
    typedInto = target
  })
  follow('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const text = target.selectedOptions[0]?.text ?? ''
    add({ at: now(), does: 'choose', ...targetOf(target), text })
  })
  follow('keydown', (event) => {
    key = event
    if (!isRecordedKey(event)) return
    if (!isField(event.target)) typedInto = null
    const modifier = event.ctrlKey || event.metaKey ? 'Control+' : ''
    add({ at: now(), does: 'press', key: modifier + event.key })
  })
  follow('keyup', () => {
    key = null
  })
  return () => [...steps]
}
