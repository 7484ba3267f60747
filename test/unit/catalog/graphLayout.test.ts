import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { layOut, layoutMargins, type LayoutInput } from '../../../src/model/graph/layout.ts'
import {
  centredOn,
  detailScale,
  firstView,
  fitted,
  onPlane,
  overlaps,
  seenBox,
  shiftIntoSight,
  zoomed,
} from '../../../src/model/graph/viewport.ts'
import { createGraphLayout } from '../../../src/sagas/graph/services/graphLayout.ts'
import { lifecycleLook } from '../../../src/ui/badges/lifecycleLooks.ts'
import { edgePath } from '../../../src/ui/graph/edgePath.ts'
import {
  shownSubtitle,
  shownTitle,
  sizeOfItem,
  type GraphItem,
} from '../../../src/ui/graph/graphParts.ts'
import { svgText, type GraphColours } from '../../../src/ui/graph/svgText.ts'

const box = (id: string) => ({ id, width: 100, height: 40 })
const three: LayoutInput = {
  direction: 'LR',
  nodes: ['a', 'b', 'c'].map(box),
  edges: [
    { id: 'ab', from: 'a', to: 'b', label: { width: 60, height: 16 } },
    { id: 'ac', from: 'a', to: 'c' },
  ],
}

describe('a layout', () => {
  it('has the margins of the specification', () => {
    expect(layoutMargins).toEqual({ node: 50, edge: 10, rank: 50 })
    const { nodes } = layOut({ ...three, edges: [three.edges[1] ?? { id: '', from: '', to: '' }] })
    const { a, b, c } = nodes
    // Between centres: the margin plus half of each node.
    expect(c && a && c.x - a.x).toBe(50 + 100)
    expect(b && a && Math.abs(b.y - a.y)).toBe(50 + 40)
  })

  it('goes in its direction, and leaves nodes by the side that looks there', () => {
    const right = layOut(three)
    expect(right.nodes['b']?.x).toBeGreaterThan(right.nodes['a']?.x ?? 0)
    expect(right.edges['ab']?.points[0]).toEqual({
      x: (right.nodes['a']?.x ?? 0) + 50,
      y: right.nodes['a']?.y,
    })
    expect(right.edges['ab']?.label).toBeDefined()
    const down = layOut({ ...three, direction: 'TB' })
    expect(down.nodes['b']?.y).toBeGreaterThan(down.nodes['a']?.y ?? 0)
    expect(down.edges['ac']?.points.at(-1)?.y).toBe((down.nodes['c']?.y ?? 0) - 20)
    const left = layOut({ ...three, direction: 'RL' })
    expect(left.nodes['b']?.x).toBeLessThan(left.nodes['a']?.x ?? 0)
  })

  it('stands loops, circles, edges side by side and what hangs on nothing', () => {
    const ids = ['a', '__proto__', 'constructor', 'd']
    const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const edges = pairs.map(([from, to], index) => ({ id: `e${String(index)}`, from, to }))
        const { nodes, edges: lines } = layOut({ direction: 'TB', nodes: ids.map(box), edges })
        for (const { id } of edges) expect(lines[id]?.points.length).toBeGreaterThan(1)
        const places = Object.values(nodes)
        expect(places).toHaveLength(ids.length)
        for (const { x, y } of places) expect([x, y].every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('refuses an edge that leads nowhere', () => {
    const edges = [{ id: 'e', from: 'a', to: 'z' }]
    expect(() => layOut({ ...three, edges })).toThrow("The edge 'e' leads nowhere")
  })
})

describe('the worker', () => {
  function startFake() {
    const target = new EventTarget()
    const sent: unknown[] = []
    let isOver = false
    const worker = Object.assign(target, {
      postMessage: (message: unknown) => sent.push(message),
      terminate: () => (isOver = true),
    })
    const engine = createGraphLayout(() => worker)
    return { engine, target, sent, isOver: () => isOver }
  }

  it('gives the layout, and ends', async () => {
    const { engine, target, sent, isOver } = startFake()
    const result = engine.layOut(three, new AbortController().signal)
    expect(sent).toEqual([three])
    const data = layOut(three)
    target.dispatchEvent(new MessageEvent('message', { data }))
    await expect(result).resolves.toEqual(data)
    expect(isOver()).toBe(true)
  })

  it('ends at once when it is superseded', async () => {
    const { engine, isOver } = startFake()
    const controller = new AbortController()
    const result = engine.layOut(three, controller.signal)
    controller.abort()
    await expect(result).rejects.toThrow('aborted')
    expect(isOver()).toBe(true)
    await expect(engine.layOut(three, controller.signal)).rejects.toThrow('aborted')
  })

  it.each([
    ['Out of memory', 'Out of memory'],
    ['', 'The worker could not be started'],
  ])('says that it failed: %j', async (message, said) => {
    const { engine, target, isOver } = startFake()
    const result = engine.layOut(three, new AbortController().signal)
    target.dispatchEvent(new ErrorEvent('error', { message }))
    await expect(result).rejects.toThrow(said)
    expect(isOver()).toBe(true)
  })
})

describe('the view', () => {
  const screen = { width: 800, height: 600 }

  it('keeps what is under the pointer when it zooms', () => {
    const numbers = fc.double({ min: -5_000, max: 5_000, noNaN: true })
    const scale = fc.double({ min: 0.02, max: 2.5, noNaN: true })
    fc.assert(
      fc.property(numbers, numbers, scale, scale, (x, y, start, factor) => {
        const at = { x: 300, y: 200 }
        const before = onPlane({ x, y, scale: start }, at)
        const after = onPlane(zoomed({ x, y, scale: start }, factor, at), at)
        expect(after.x).toBeCloseTo(before.x, 3)
        expect(after.y).toBeCloseTo(before.y, 3)
      }),
    )
  })

  it.each([
    [
      { left: 100, right: 200, top: 100, bottom: 150 },
      { x: 0, y: 0 },
    ],
    [
      { left: -40, right: 60, top: 590, bottom: 640 },
      { x: 56, y: -104 },
    ],
    [
      { left: 780, right: 880, top: -50, bottom: 0 },
      { x: -96, y: 66 },
    ],
    // Too wide to be shown whole.
    [
      { left: 400, right: 1_400, top: 100, bottom: 150 },
      { x: -384, y: 0 },
    ],
  ])('moves %j into sight by %j', (hidden, by) => {
    expect(shiftIntoSight(hidden, screen)).toEqual(by)
  })

  it('begins with the whole where that can be read, else near the root', () => {
    expect(firstView({ width: 400, height: 300 }, screen, undefined).scale).toBe(1)
    const plane = { width: 900, height: 9_000 }
    const around = { x: 100, y: 4_000 }
    const view = firstView(plane, screen, around)
    expect(view.scale).toBeGreaterThan(detailScale)
    const { left, top, right, bottom } = seenBox(view, screen)
    expect(
      overlaps({ left: 100, right: 100, top: 4_000, bottom: 4_000 }, seenBox(view, screen)),
    ).toBe(true)
    expect(right - left).toBeLessThan(3_000)
    expect(bottom - top).toBeLessThan(3_000)
    expect(fitted(plane, screen).scale * plane.height).toBeLessThanOrEqual(600)
    expect(onPlane(centredOn(around, screen, 2), { x: 400, y: 300 })).toEqual(around)
  })
})

describe('what is drawn', () => {
  const item = (title: string): GraphItem => ({
    id: 'component:default/a',
    kind: 'component',
    title,
    subtitle: 'component',
    tone: 'plain',
  })

  it('cuts names to the room there is, wide letters sooner', () => {
    expect(shownTitle('orders')).toBe('orders')
    expect(shownTitle('checkout-service-6d9f7c5b8-7x2bd')).toBe('checkout-service-6…-7x2bd')
    expect(Array.from(shownTitle('a'.repeat(2_000))).length).toBeLessThan(30)
    expect(Array.from(shownTitle('订单'.repeat(50))).length).toBeLessThan(15)
    expect(sizeOfItem(item('a'.repeat(2_000))).width).toBeLessThanOrEqual(260)
    expect(sizeOfItem(item('a')).width).toBe(120)
    const badge = { text: 'deprecated', ...lifecycleLook('deprecated') }
    const old = { ...item('a'), badge }
    expect(shownSubtitle(old)).toMatchObject({ badge: 'deprecated', text: ' · component' })
    expect(sizeOfItem(old).width).toBeGreaterThan(120)
    const long = {
      ...item('a'),
      badge: { ...badge, text: 'b'.repeat(90) },
      subtitle: 'c'.repeat(90),
    }
    expect(shownSubtitle(long).badge?.length).toBe(14)
    expect(sizeOfItem(long).width).toBeLessThanOrEqual(280)
  })

  it('is a smooth line through all points', () => {
    const points = [0, 4, 8].map((n) => ({ x: n, y: n }))
    expect(edgePath([], false)).toBe('')
    expect(edgePath(points, false)).toBe('M0.0,0.0C2.0,0.0 2.0,4.0 4.0,4.0C6.0,4.0 6.0,8.0 8.0,8.0')
    expect(edgePath(points.slice(0, 2), true)).toBe('M0.0,0.0C0.0,2.0 4.0,2.0 4.0,4.0')
  })

  it('is saved without anything that could run, whatever the names are', () => {
    const colour = fc.constant('red')
    const colours = fc.record<GraphColours>({
      ground: colour,
      node: colour,
      border: colour,
      root: colour,
      missing: colour,
      text: colour,
      quiet: colour,
      edge: colour,
      font: fc.constant('"A", sans-serif'),
    })
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('<script>alert(1)</script>'),
      fc.constant('" onload="x" a="'),
    )
    fc.assert(
      fc.property(nasty, nasty, colours, (title, label, palette) => {
        const drawn = item(title)
        const input: LayoutInput = {
          direction: 'LR',
          nodes: [{ id: drawn.id, ...sizeOfItem(drawn) }],
          edges: [{ id: 'e', from: drawn.id, to: drawn.id, label: { width: 9, height: 9 } }],
        }
        const links = [{ id: 'e', from: drawn.id, to: drawn.id, label }]
        const text = svgText(title, [drawn], links, layOut(input), palette)
        const document = new DOMParser().parseFromString(text, 'image/svg+xml')
        expect(document.querySelector('parsererror')).toBeNull()
        const elements = [...document.querySelectorAll('*')]
        const names = new Set(elements.map(({ localName }) => localName))
        const allowed = ['svg', 'title', 'defs', 'marker', 'path', 'rect', 'g', 'text']
        expect(allowed).toEqual(expect.arrayContaining([...names]))
        const attributes = elements.flatMap((element) => element.getAttributeNames())
        expect(attributes.filter((name) => /^on|href|style|class/i.test(name))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
