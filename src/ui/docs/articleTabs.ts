// Sets of tabs in an article: how they are drawn, and what a press or a key does.

/** Both generations of tabs become one: labels in a row, of which one is chosen. */
export function finishTabs(article: Element): void {
  for (const set of article.querySelectorAll('.tabbed-set')) {
    const inputs = [...set.querySelectorAll<HTMLInputElement>(':scope > input[type="radio"]')]
    const labels = [
      ...set.querySelectorAll<HTMLElement>(':scope > label, :scope > .tabbed-labels > label'),
    ]
    const blocks = [
      ...set.querySelectorAll<HTMLElement>(
        ':scope > .tabbed-content > .tabbed-block, :scope > .tabbed-content:not(:has(> .tabbed-block))',
      ),
    ]
    const chosen = Math.max(
      0,
      inputs.findIndex((input) => input.hasAttribute('checked')),
    )
    inputs.forEach((input) => {
      input.remove()
    })
    const row = set.ownerDocument.createElement('div')
    row.className = 'portico-tabs'
    row.setAttribute('role', 'tablist')
    labels.forEach((label, index) => {
      const tab = set.ownerDocument.createElement('button')
      tab.type = 'button'
      tab.setAttribute('role', 'tab')
      tab.dataset['tab'] = String(index)
      tab.append(...label.childNodes)
      row.append(tab)
    })
    blocks.forEach((block) => {
      block.setAttribute('role', 'tabpanel')
    })
    set.replaceChildren(row, ...blocks)
    chooseTab(set, chosen)
  }
}

/** Shows one of the blocks of a set. */
export function chooseTab(set: Element, chosen: number): void {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .portico-tabs > [role="tab"]')]
  const blocks = [...set.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')]
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen))
    tab.tabIndex = index === chosen ? 0 : -1
  })
  blocks.forEach((block, index) => {
    block.hidden = index !== chosen
  })
}

const tabsOf = (set: Element): readonly HTMLElement[] => [
  ...set.querySelectorAll<HTMLElement>(':scope > .portico-tabs > [role="tab"]'),
]

const nameOf = (tab: Element): string => tab.textContent.trim()

/** With `content.tabs.link` of Material, tabs of the same name are chosen in all sets, on all pages. */
const isLinked = (article: HTMLElement): boolean => 'linkedTabs' in article.dataset

/** The pressed tab stays in place. */
function chooseLinked(article: HTMLElement, pressed: HTMLElement, set: Element): void {
  const name = nameOf(pressed)
  const { top } = pressed.getBoundingClientRect()
  for (const other of article.querySelectorAll('.tabbed-set')) {
    const index = tabsOf(other).findIndex((tab) => nameOf(tab) === name)
    if (other !== set && index >= 0) chooseTab(other, index)
  }
  window.scrollBy(0, pressed.getBoundingClientRect().top - top)
}

/** Chooses in each set the tab that was chosen last, on this page or another. `names` has the latest first. */
export function chooseRemembered(article: HTMLElement, names: readonly string[]): void {
  if (!isLinked(article) || names.length === 0) return
  for (const set of article.querySelectorAll('.tabbed-set')) {
    const own = tabsOf(set).map(nameOf)
    const name = names.find((chosen) => own.includes(chosen))
    if (name !== undefined) chooseTab(set, own.indexOf(name))
  }
}

/** If a tab was pressed, chooses it; returns its name where tabs are linked. */
export function pressTab(article: HTMLElement, target: Element): string | undefined {
  const tab = target.closest<HTMLElement>('[data-tab]')
  const set = tab?.closest('.tabbed-set')
  if (!tab || !set) return undefined
  chooseTab(set, Number(tab.dataset['tab']))
  if (!isLinked(article)) return undefined
  chooseLinked(article, tab, set)
  return nameOf(tab)
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move between tabs. Returns what `pressTab` does. */
export function moveTab(article: HTMLElement, { key, target }: KeyboardEvent): string | undefined {
  const tab = target as HTMLElement
  const step = steps[key]
  const set = tab.closest('.tabbed-set')
  if (step === undefined || !set || tab.dataset['tab'] === undefined) return undefined
  const tabs = tabsOf(set)
  const next = tabs[(Number(tab.dataset['tab']) + step + tabs.length) % tabs.length]
  if (!next) return undefined
  next.focus()
  return pressTab(article, next)
}
