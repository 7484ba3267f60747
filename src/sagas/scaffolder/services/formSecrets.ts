import type { Json } from '../../../model/json.ts'
import { randomId } from '../../../model/randomId.ts'
import { maskWithId, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'

interface Kept {
  readonly values: Map<string, Json>
  /** Masks by the JSON of what they stand for. */
  readonly masks: Map<string, string>
  readonly added: Map<string, string>
}

/** Keeps the secrets of forms in memory. */
export function createFormSecrets(): FormSecrets {
  const forms = new Map<string, Kept>()
  const keptOf = (form: string): Kept => {
    const kept = forms.get(form) ?? { values: new Map(), masks: new Map(), added: new Map() }
    forms.set(form, kept)
    return kept
  }
  return {
    maskOf: (form, value) => {
      const { values, masks } = keptOf(form)
      const key = JSON.stringify(value)
      const mask = masks.get(key) ?? maskWithId(randomId())
      masks.set(key, mask)
      values.set(mask, value)
      return mask
    },
    secretOf: (form, mask) => forms.get(form)?.values.get(mask),
    add: (form, name, text) => {
      const { added } = keptOf(form)
      if (text === '') added.delete(name)
      else added.set(name, text)
    },
    added: (form) => Object.fromEntries(forms.get(form)?.added ?? []),
    forget: (form) => {
      if (form === undefined) forms.clear()
      else forms.delete(form)
    },
  }
}
