// Parts of what is drawn before the application runs, with the classes of the page that replaces it.

import refLink from '../features/entities/EntityRefLink.module.css?names'
import appLayout from '../features/shell/layout/AppLayout.module.css?names'
import type { EntityRef } from '../model/entities/entityRef.ts'
import { lifecycleTone } from '../model/entities/lifecycleTone.ts'
import { presentRef } from '../model/entities/presentation.ts'
import badge from '../ui/badges/Badge.module.css?names'
import progress from '../ui/progress/Progress.module.css?names'

export type Child = Node | string | undefined

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** The space of an icon. */
export function icon(size: number): SVGElement {
  const space = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  space.setAttribute('width', String(size))
  space.setAttribute('height', String(size))
  space.setAttribute('aria-hidden', 'true')
  return space
}

export const withStyle = <Made extends HTMLElement>(
  made: Made,
  name: string,
  value: string,
): Made => {
  made.style.setProperty(name, value)
  return made
}

/** A ref as a link below the portal's base path; it is named by its entity, which is asked for later. */
export function linkOf(ref: EntityRef, kind: string | undefined, base: string): HTMLElement {
  const { path, name } = presentRef(ref, undefined, kind)
  return element('a', { href: base + path, class: refLink['pending'] }, name)
}

export const lifecycleBadge = (lifecycle: string): HTMLElement =>
  element(
    'span',
    { class: badge['badge'], 'data-tone': lifecycleTone(lifecycle) },
    icon(12),
    element('span', { class: badge['text'] }, lifecycle),
  )

/** The space of the bar that the page shows while it is being updated. */
export const progressBar = (): HTMLElement =>
  element('div', { class: progress['frame'] }, element('div', { class: progress['track'] }))

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Such as "5 minutes ago", in the language of the browser: texts of the portal come with the page. */
export function ageOf(keptAt: number): HTMLElement {
  const age = Date.now() - keptAt
  const [unit, size] = units.find(([, length]) => age >= length) ?? units[2]
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  const text = words.format(-Math.floor(age / size), unit)
  return element('time', { datetime: new Date(keptAt).toISOString() }, text)
}

/** Replaces the content of the loading screen. Does nothing once the page is there. */
export function fillLoadingScreen(
  { isSidebarPinned }: { readonly isSidebarPinned: boolean },
  content: () => readonly HTMLElement[],
): void {
  const screen = document.querySelector('.portico-first')
  const blank = screen?.querySelector('.portico-first-content, main')
  if (!screen || !blank) return
  // Screen readers skip the content of a progress bar.
  screen.removeAttribute('role')
  screen.setAttribute('aria-busy', 'true')
  const sidebar = isSidebarPinned ? 'pinned' : 'closed'
  screen.setAttribute('data-sidebar', sidebar)
  blank.replaceWith(
    element('main', { class: appLayout['main'], 'data-sidebar': sidebar }, ...content()),
  )
}
