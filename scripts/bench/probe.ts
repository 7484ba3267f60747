// Runs in the page before its own scripts and notes when things have happened. Times are taken by observers in
// the page: nothing asks from outside while they run.

export interface ShownEntity {
  readonly href: string
  readonly title: string
  readonly owner: string
  readonly system: string
}

export interface Probe {
  /** Milliseconds of each long task so far. */
  readonly longTasks: readonly number[]
  /**
   * Milliseconds since navigation began, when the expected entity is shown; where none is expected, when the
   * first row's link has text and a box.
   */
  readonly arrived: () => Promise<number>
  /** The first row that names an owner and a system. */
  readonly completeRow: () => ShownEntity
  /** Milliseconds from the click to this entity's title, owner and system. */
  readonly opened: (entity: ShownEntity) => Promise<number>
  /** Milliseconds from the last key to the rows of this term, and no others, being current. */
  readonly filtered: (term: string) => Promise<number>
}

/** NB: no references out of this function: its text is sent to the browser. */
export function installProbe(expected: ShownEntity | null): void {
  const longTasks: number[] = []
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })

  const at = { click: 0, key: 0 }
  addEventListener('click', ({ timeStamp }) => (at.click = timeStamp), true)
  addEventListener('keydown', ({ timeStamp }) => (at.key = timeStamp), true)

  const when = (isSo: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      let isOver = false
      setTimeout(() => {
        isOver = true
        reject(new Error(`Not seen within a minute: ${String(isSo)}`))
      }, 60_000)
      const look = () => {
        if (isOver || !isSo()) return
        isOver = true
        changes.disconnect()
        resolve(performance.now())
      }
      const eachFrame = () => {
        look()
        if (!isOver) requestAnimationFrame(eachFrame)
      }
      const changes = new MutationObserver(look)
      changes.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      eachFrame()
    })

  const hasBox = (element: Element) => element.getBoundingClientRect().height > 0
  const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
  const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr:has(th a)')]

  const isRow = () => {
    const link = document.querySelector('tbody th a')
    return link !== null && textOf(link) !== '' && hasBox(link)
  }
  const completeRow = (): ShownEntity => {
    const columns = [...document.querySelectorAll<HTMLTableCellElement>('thead th')]
    const place = (name: string) => columns.find((cell) => textOf(cell) === name)?.cellIndex ?? -1
    for (const { cells } of rows()) {
      const link = cells[0]?.querySelector('a')
      const owner = textOf(cells[place('Owner')])
      const system = textOf(cells[place('System')])
      if (link && owner !== '' && system !== '') {
        return { href: link.href, title: textOf(link), owner, system }
      }
    }
    throw new Error('No row has an owner and a system')
  }

  const isEntity = ({ title, owner, system }: ShownEntity): boolean => {
    const fields = [...document.querySelectorAll('main dd')].filter(hasBox).map(textOf)
    const heading = document.querySelector('main h1')
    return textOf(heading).includes(title) && fields.includes(owner) && fields.includes(system)
  }

  const isFiltered = (term: string): boolean => {
    // The answer to the whole term must be here: rows of "ledge" match "ledger" too.
    const isAnswered = performance
      .getEntriesByType('resource')
      .some(({ name }) => new URL(name).searchParams.get('fullTextFilterTerm') === term)
    const found = rows()
    return (
      isAnswered &&
      document.querySelector('[aria-busy="true"]') === null &&
      found.length > 0 &&
      found.every((row) => textOf(row).toLowerCase().includes(term))
    )
  }

  const arrived = when(expected === null ? isRow : () => isEntity(expected))
  const probe: Probe = {
    longTasks,
    arrived: () => arrived,
    completeRow,
    opened: async (entity) => (await when(() => isEntity(entity))) - at.click,
    filtered: async (term) => (await when(() => isFiltered(term))) - at.key,
  }
  Object.assign(window, { bench: probe })
}
