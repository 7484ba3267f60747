import path from '../ui/page/PagePath.module.css?names'
import { element, type Child } from './elements.ts'

/** Links to the pages above a page, and its own name. */
export const pagePath = (above: readonly Child[], here: string): HTMLElement =>
  element(
    'nav',
    { class: path['path'] },
    element(
      'ol',
      {},
      ...above.map((one) => element('li', {}, one)),
      element('li', { 'aria-current': 'page' }, here),
    ),
  )
