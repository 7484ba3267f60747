import type { GraphLayout } from '../../model/graph/layout.ts'
import { saveFile } from '../behaviour/saveFile.ts'
import type { GraphItem, GraphLink } from './graphParts.ts'
import { svgText } from './svgText.ts'

interface Drawn {
  readonly items: readonly GraphItem[]
  readonly links: readonly GraphLink[]
  readonly layout: GraphLayout
}

/** Saves the whole graph in its colours on screen. */
export function exportGraph(fileName: string, title: string, drawn: Drawn, frame: Element): void {
  const style = getComputedStyle(frame)
  const token = (name: string) => style.getPropertyValue(`--ant-${name}`).trim()
  const colours = {
    ground: token('color-bg-layout'),
    node: token('color-bg-container'),
    border: token('color-border'),
    root: token('color-primary'),
    missing: token('color-warning'),
    text: token('color-text'),
    quiet: token('color-text-secondary'),
    edge: token('color-text-tertiary'),
    font: token('font-family'),
  }
  const { items, links, layout } = drawn
  saveFile(fileName, 'image/svg+xml', svgText(title, items, links, layout, colours))
}
