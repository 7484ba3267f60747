// Steps, containers or streams that the lines of a log come from.

export interface LogSource {
  readonly id: string
  readonly label: string
  /** Begins each of its lines, in a colour of its own; without it, lines do not name where they come from. */
  readonly shortLabel?: string
}

/** How the lines of a source begin. */
export interface SourceMark {
  readonly shortLabel: string
  readonly label: string
  /** Of the colours of terminals: red is left to errors. */
  readonly colour: number
}

const colours = [4, 2, 5, 3, 6, 12, 10, 13, 11, 14] as const

/** By their ids. A source keeps its colour while others are added behind it. */
export const sourceMarks = (sources: readonly LogSource[]): ReadonlyMap<string, SourceMark> =>
  new Map(
    sources.flatMap(({ id, label, shortLabel }, index) =>
      shortLabel === undefined
        ? []
        : [[id, { shortLabel, label, colour: colours[index % colours.length] ?? 4 }]],
    ),
  )

/** Characters of the longest name, so that the texts begin in one column. */
export const markWidth = (marks: ReadonlyMap<string, SourceMark>): number =>
  Math.max(0, ...[...marks.values()].map(({ shortLabel }) => Math.min(24, shortLabel.length)))

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.slice(0, length)
}

/** Labels without the parts that all of them begin with, such as the name of the workload before those of its pods. */
export function shortLabels(labels: readonly string[]): readonly string[] {
  const start = labels.reduce(commonStart, labels[0] ?? '')
  const end = Math.max(start.lastIndexOf('-'), start.lastIndexOf('/')) + 1
  return labels.map((label) => label.slice(end) || label)
}
