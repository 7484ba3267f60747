// A graph as a standalone SVG file: no scripts, links, style sheets or external resources.

import type { GraphLayout } from '../../model/graph/layout.ts'
import { boxAround } from '../../model/graph/viewport.ts'
import { edgePath } from './edgePath.ts'
import {
  shownSubtitle,
  shownTitle,
  sizeOfItem,
  sizeOfLabel,
  type GraphItem,
  type GraphLink,
} from './graphParts.ts'

/** Token values of the current theme. */
export interface GraphColours {
  readonly ground: string
  readonly node: string
  readonly border: string
  readonly root: string
  readonly missing: string
  readonly text: string
  readonly quiet: string
  readonly edge: string
  readonly font: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML and removes characters that XML forbids, such as control characters. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

function nodeText(item: GraphItem, layout: GraphLayout, colours: GraphColours): string {
  const at = layout.nodes[item.id]
  if (!at) return ''
  const size = sizeOfItem(item)
  const { badge, text } = shownSubtitle(item)
  const { left, top } = boxAround(at, size)
  const border =
    item.tone === 'root' ? colours.root : item.tone === 'missing' ? colours.missing : colours.border
  const dashes = item.tone === 'missing' ? ' stroke-dasharray="5 4"' : ''
  const line = (dy: number, text: string, style: string) =>
    `<text x="${String(left + 14)}" y="${String(top + dy)}" ${style}>${escaped(text)}</text>`
  return [
    `<g><title>${escaped(`${item.title} (${item.id})`)}</title>`,
    `<rect x="${String(left)}" y="${String(top)}" width="${String(size.width)}" height="${String(size.height)}" rx="8" fill="${escaped(colours.node)}" stroke="${escaped(border)}" stroke-width="${item.tone === 'root' ? '2' : '1'}"${dashes}/>`,
    line(
      21,
      shownTitle(item.title),
      `font-size="13" font-weight="600" fill="${escaped(colours.text)}"`,
    ),
    line(37, (badge ?? '') + text, `font-size="11" fill="${escaped(colours.quiet)}"`),
    '</g>',
  ].join('')
}

function linkText(link: GraphLink, layout: GraphLayout, colours: GraphColours): string {
  const edge = layout.edges[link.id]
  if (!edge) return ''
  const path = `<path d="${edgePath(edge.points, layout.isUpright)}" fill="none" stroke="${escaped(colours.edge)}" stroke-width="1.5" marker-end="url(#arrow)"/>`
  if (!edge.label || link.label === '') return path
  const { width, height } = sizeOfLabel(link.label)
  const { left, top } = boxAround(edge.label, { width, height })
  return [
    path,
    `<rect x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}" rx="4" fill="${escaped(colours.ground)}"/>`,
    `<text x="${String(edge.label.x)}" y="${String(edge.label.y + 4)}" text-anchor="middle" font-size="11" fill="${escaped(colours.quiet)}">${escaped(link.label)}</text>`,
  ].join('')
}

export function svgText(
  title: string,
  items: readonly GraphItem[],
  links: readonly GraphLink[],
  layout: GraphLayout,
  colours: GraphColours,
): string {
  const width = String(Math.ceil(layout.width))
  const height = String(Math.ceil(layout.height))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(colours.font)}">`,
    `<title>${escaped(title)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0,0.5L7.5,4L0,7.5z" fill="${escaped(colours.edge)}"/></marker></defs>`,
    `<rect width="${width}" height="${height}" fill="${escaped(colours.ground)}"/>`,
    ...links.map((link) => linkText(link, layout, colours)),
    ...items.map((item) => nodeText(item, layout, colours)),
    '</svg>\n',
  ].join('\n')
}
