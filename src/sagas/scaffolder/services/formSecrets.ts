import type { FieldSecret, FormSecrets } from '../../../model/scaffolder/formSecrets.ts'

interface Kept {
  readonly fields: Map<string, FieldSecret>
  readonly others: Map<string, string>
}

/** Keeps the secrets of forms in memory. */
export function createFormSecrets(): FormSecrets {
  const forms = new Map<string, Kept>()
  const keptOf = (templateRef: string): Kept => {
    const kept = forms.get(templateRef) ?? { fields: new Map(), others: new Map() }
    forms.set(templateRef, kept)
    return kept
  }
  return {
    get: (templateRef, pointer) => forms.get(templateRef)?.fields.get(pointer)?.text,
    set: (templateRef, pointer, secret) => {
      const { fields } = keptOf(templateRef)
      if (secret.text === '') fields.delete(pointer)
      else fields.set(pointer, secret)
    },
    add: (templateRef, name, text) => {
      const { others } = keptOf(templateRef)
      if (text === '') others.delete(name)
      else others.set(name, text)
    },
    sealed: (templateRef) => {
      const { fields, others } = keptOf(templateRef)
      const of = (sentAs: FieldSecret['sentAs']) =>
        [...fields].filter(([, secret]) => secret.sentAs === sentAs)
      return {
        secrets: {
          ...Object.fromEntries(others),
          ...Object.fromEntries(of('secret').map(([, { name, text }]) => [name, text])),
        },
        values: new Map(of('value').map(([pointer, { text }]) => [pointer, text])),
      }
    },
    forget: (templateRef) => {
      if (templateRef === undefined) forms.clear()
      else forms.delete(templateRef)
    },
  }
}
