import { NamedChips } from '../parts/NamedChips.tsx'
import { Sample } from '../parts/Sample.tsx'

export interface NotesProps {
  readonly label: string
  readonly notes: readonly string[]
}

/** Longer ones have lines of their own. */
const longestChip = 100

/** Options and other statements, as they are written. */
export function Notes({ label, notes }: NotesProps) {
  const isShort = (note: string) => note.length <= longestChip && !note.includes('\n')
  const long = notes.filter((note) => !isShort(note))
  return (
    <>
      <NamedChips label={label} names={notes.filter(isShort)} />
      {long.length > 0 && <Sample label={label} text={long.join('\n')} />}
    </>
  )
}
