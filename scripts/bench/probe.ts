// Runs in the page before its own scripts and records times. Observers in the page take them, so nothing polls from
// outside. Uses only what portal and peer have in common, so that both are measured alike.

/** Links are compared, not texts: one page shows an owner's title, the other its name. */
export interface ShownEntity {
  readonly href: string
  readonly title: string
  /** Paths of their pages. */
  readonly owner: string
  readonly system: string
}

/** Milliseconds until elements have text and size. */
export interface Shown {
  /** Title, owner and system, anywhere on the page. */
  readonly named: number
  /** The same, with owner and system in the About card. */
  readonly whole: number
}

export interface Probe {
  /** Duration of each long task so far, in milliseconds. */
  readonly longTasks: readonly number[]
  /** Milliseconds from the start of the navigation until the largest content so far was painted. */
  readonly largestPaint: () => number
  /** Milliseconds from the start of the navigation until the expected entity is shown, or the first row's link. */
  readonly arrived: () => Promise<Shown>
  /** The first row with an owner and a system. */
  readonly completeRow: () => ShownEntity
  /** Milliseconds from the click. */
  readonly opened: (entity: ShownEntity) => Promise<Shown>
  /** Milliseconds from the last key until exactly the rows of this term are shown. */
  readonly filtered: (term: string) => Promise<number>
  /** Milliseconds from the start of the navigation until a form has this many text fields to fill. */
  readonly formed: (count: number) => Promise<number>
  /** Call it before the key. */
  readonly watchKey: () => void
  /** Milliseconds from the watched key until the frame after it is painted. */
  readonly painted: () => Promise<number>
  /** Milliseconds until a line with this text is drawn; what scrolls is kept at its end. */
  readonly lastLine: (text: string) => Promise<number>
  /** Milliseconds from the start of the navigation until a visible text matches, also within shadow roots. */
  readonly said: (pattern: string) => Promise<number>
  /** The same, from the last click or input. */
  readonly saidSince: (event: 'click' | 'input', pattern: string) => Promise<number>
  /** The longest task in milliseconds while the log is scrolled from end to end, 0 below 50. */
  readonly scrollTask: () => Promise<number>
}

/** NB: must not refer to anything outside this function, because its text is sent to the browser. */
export function installProbe(expected: ShownEntity | null): void {
  const longTasks: number[] = []
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })

  let largestPaint = NaN
  new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  const at = { click: 0, key: 0, input: 0 }
  addEventListener('click', ({ timeStamp }) => (at.click = timeStamp), true)
  addEventListener('keydown', ({ timeStamp }) => (at.key = timeStamp), true)
  addEventListener('input', ({ timeStamp }) => (at.input = timeStamp), true)

  // Recorded before the page has the answer: the browser's own entry may come after the rows.
  const answered: URL[] = []
  const send = window.fetch.bind(window)
  window.fetch = async (...request) => {
    const answer = await send(...request)
    answered.push(new URL(answer.url))
    return answer
  }

  // Checks after changes of the document or a new style sheet. Not in each frame, because that
  // would make the browser render extra frames and slow it down.
  const when = (isSo: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const end = () => {
        clearTimeout(timeout)
        changes.disconnect()
        removeEventListener('load', look, true)
      }
      const timeout = setTimeout(() => {
        end()
        reject(new Error(`Not seen within a minute: ${String(isSo)}`))
      }, 60_000)
      const look = () => {
        if (!isSo()) return
        end()
        resolve(performance.now())
      }
      const changes = new MutationObserver(look)
      changes.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      addEventListener('load', look, true)
      look()
    })

  // Checks cheap and rarely true conditions first, and the layout only last.
  const hasBox = (element: Element) => element.getBoundingClientRect().height > 0
  const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
  const isShown = (link: Element) => textOf(link) !== '' && hasBox(link)
  const firstLink = 'tbody > tr > :is(th, :first-child) a'
  const rowsOf = (links: Iterable<Element>) => Array.from(links, (link) => link.closest('tr'))

  const isRow = () => {
    const link = document.querySelector(firstLink)
    return link !== null && isShown(link)
  }
  const completeRow = (): ShownEntity => {
    const columns = [...document.querySelectorAll<HTMLTableCellElement>('thead th')]
    const place = (name: string) => columns.find((cell) => textOf(cell) === name)?.cellIndex ?? -1
    for (const row of rowsOf(document.querySelectorAll(firstLink))) {
      const linkAt = (column: number) => row?.cells[column]?.querySelector('a')
      const link = row?.querySelector<HTMLAnchorElement>(':scope > :is(th, :first-child) a')
      const [owner, system] = [place('Owner'), place('System')].map(linkAt)
      if (link && owner && system) {
        return { href: link.href, title: textOf(link), owner: owner.href, system: system.href }
      }
    }
    throw new Error('No row has an owner and a system')
  }

  const areLinked = (links: Iterable<HTMLAnchorElement>, ...addresses: readonly string[]) => {
    const all = Array.from(links)
    return addresses.every((address) => all.some((link) => link.href === address && isShown(link)))
  }
  const isNamed = ({ title, owner, system }: ShownEntity): boolean =>
    Array.from(document.querySelectorAll('main :is(h1, h2)')).some((heading) =>
      textOf(heading).includes(title),
    ) && areLinked(document.querySelectorAll('main a:not(tbody a)'), owner, system)
  const isWhole = (entity: ShownEntity): boolean => {
    const headings = Array.from(document.querySelectorAll('main :is(h2, h3)'))
    const about = headings.find((heading) => textOf(heading) === 'About')
    const links = about?.closest('section, article')?.querySelectorAll('a')
    return areLinked(links ?? [], entity.owner, entity.system) && isNamed(entity)
  }

  /** Waits for the answer to the whole term: rows of "ledge" match "ledger" too. Counts have no rows. */
  const isAnswered = (term: string) =>
    answered.some(
      ({ searchParams }) =>
        searchParams.get('fullTextFilterTerm') === term && searchParams.get('limit') !== '0',
    )
  const isFiltered = (term: string): boolean => {
    const found = rowsOf(document.querySelectorAll(firstLink))
    return (
      found.length > 0 &&
      found.every((row) => textOf(row).toLowerCase().includes(term)) &&
      document.querySelector('[aria-busy="true"]') === null &&
      isAnswered(term)
    )
  }

  const shown = async (entity: ShownEntity, since: () => number): Promise<Shown> => {
    const [named, whole] = await Promise.all([
      when(() => isNamed(entity)),
      when(() => isWhole(entity)),
    ])
    return { named: named - since(), whole: whole - since() }
  }
  const arrived = expected
    ? shown(expected, () => 0)
    : when(isRow).then((time): Shown => ({ named: time, whole: time }))
  const isFormed = (count: number) => {
    const fields = [...document.querySelectorAll('form input[type="text"]:enabled')]
    return fields.length >= count && fields.every(hasBox)
  }
  let painted = Promise.resolve(0)
  const watchKey = () => {
    painted = new Promise<number>((resolve) => {
      const measure = ({ timeStamp }: Event) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            resolve(performance.now() - timeStamp)
          }
          port2.postMessage(null)
        })
      }
      addEventListener('keydown', measure, { capture: true, once: true })
    })
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const scrollers = () =>
    [...document.querySelectorAll('main *, article *')].filter(
      (box) => box.scrollHeight > box.clientHeight + 1_000 && box.clientHeight > 100,
    )
  const isDrawn = (text: string) =>
    scrollers().some((box) => box.textContent.includes(text)) ||
    [...document.querySelectorAll('[role="log"]')].some((box) => box.textContent.includes(text))
  const lastLine = async (text: string) => {
    while (!isDrawn(text)) {
      for (const box of scrollers()) box.scrollTop = box.scrollHeight
      await frame()
    }
    return performance.now()
  }
  const scrollTask = async () => {
    const [box] = scrollers()
    const before = longTasks.length
    const steps = 120
    for (let step = steps; step >= 0 && box; step -= 1) {
      box.scrollTop = (box.scrollHeight * step) / steps
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    return Math.max(0, ...longTasks.slice(before))
  }
  /** Shadow roots tell an observer of the document nothing, so this looks in each frame. */
  const said = async (pattern: string) => {
    const wanted = new RegExp(pattern)
    const roots = () => {
      const within = Array.from(document.querySelectorAll('*'), (element) => element.shadowRoot)
      return [document.body, ...within.filter((root) => root !== null)]
    }
    const isSaid = (root: Node): boolean => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, parentElement: parent } = texts.currentNode
        const isThere = nodeValue !== null && parent !== null && wanted.test(nodeValue)
        if (
          isThere &&
          hasBox(parent) &&
          parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          return true
      }
      return false
    }
    while (!roots().some(isSaid)) {
      if (performance.now() > 60_000) throw new Error(`Not said within a minute: ${pattern}`)
      await frame()
    }
    return performance.now()
  }
  const probe: Probe = {
    longTasks,
    largestPaint: () => largestPaint,
    arrived: () => arrived,
    completeRow,
    opened: (entity) => shown(entity, () => at.click),
    formed: (count) => when(() => isFormed(count)),
    watchKey,
    painted: () => painted,
    lastLine,
    said,
    saidSince: async (event, pattern) => (await said(pattern)) - at[event],
    scrollTask,
    filtered: async (term) => (await when(() => isFiltered(term))) - at.key,
  }
  Object.assign(window, { bench: probe })
}
