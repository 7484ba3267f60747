// Keeps the chosen alternatives of `oneOf` and `anyOf`, and what was typed into the others, while a form is open.

import { createContext, use, useState, type ReactNode } from 'react'
import type { Alternatives } from '../../../../model/scaffolder/form/alternatives.ts'

/** By `alternativesKey`: the alternative that was chosen last (-1 for none), and for each what was typed into it. */
interface Memory {
  readonly chosen: Map<string, number>
  readonly typed: Map<string, unknown>
}

const createMemory = (): Memory => ({ chosen: new Map(), typed: new Map() })

export const AlternativesMemory = createContext<Memory | null>(null)

/** One for each form, as long as its page is open. What was typed is never stored, because it may have secrets. */
export function RememberAlternatives({ children }: { readonly children: ReactNode }) {
  const [memory] = useState(createMemory)
  return <AlternativesMemory value={memory}>{children}</AlternativesMemory>
}

interface AlternativesOfStep {
  /** Index. */
  readonly step: number
  /** Of the draft that the form goes on with. */
  readonly restored: Alternatives
}

/** Around the fields of a step. */
export const AlternativesOfStep = createContext<AlternativesOfStep>({ step: 0, restored: {} })

/** Returns the chosen alternatives of all steps that were shown. */
export function useChosenAlternatives(): () => Alternatives {
  const memory = use(AlternativesMemory)
  return () => Object.fromEntries(memory?.chosen ?? [])
}

/** How many lists of alternatives are around a field. */
export const AlternativesDepth = createContext(0)
