// Keeps the chosen alternatives of `oneOf` and `anyOf`, and what was typed into the others, while a form is open.

import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  rearranged,
  type Alternatives,
  type Rearrangement,
} from '../../../../model/scaffolder/form/alternatives.ts'

/** By `alternativesKey`: the alternative that was chosen last (-1 for none), and for each what was typed into it. */
interface Memory {
  readonly chosen: Map<string, number>
  readonly typed: Map<string, Readonly<Record<number, unknown>>>
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

/** Returns the chosen alternatives of all steps; `known` are those that the form has at first. */
export function useChosenAlternatives(known: Alternatives = {}): () => Alternatives {
  const memory = use(AlternativesMemory)
  useLayoutEffect(() => {
    for (const [place, index] of Object.entries(known))
      if (memory && !memory.chosen.has(place)) memory.chosen.set(place, index)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later ones are those of the memory
  }, [memory])
  return () => Object.fromEntries(memory?.chosen ?? [])
}

function follow<Value>(
  places: Map<string, Value>,
  where: Parameters<typeof rearranged>[1],
  change: Rearrangement,
) {
  const next = rearranged(places, where, change)
  places.clear()
  for (const [place, value] of next) places.set(place, value)
}

/** To be called before items of a list change their places, so that the change already has the new ones. */
export function useRearranging(): (
  path: readonly (string | number)[],
  change: Rearrangement,
) => void {
  const memory = use(AlternativesMemory)
  const { step } = use(AlternativesOfStep)
  return (path, change) => {
    if (!memory) return
    follow(memory.chosen, { step, path }, change)
    follow(memory.typed, { step, path }, change)
  }
}

/** How many lists of alternatives are around a field. */
export const AlternativesDepth = createContext(0)
