import { describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import {
  createServiceFactory,
  createServiceHolder,
  factoryPriorities,
  ServiceError,
  type FactoryPriority,
  type ServiceRef,
} from '../../../src/model/plugins/serviceFactories.ts'

const clock: ServiceRef<{ readonly now: number }> = { id: 'core.clock' }
const greeter: ServiceRef<{ readonly greet: () => string }> = { id: 'hello.greeter' }

const clockFactory = (now: number, priority?: FactoryPriority) =>
  createServiceFactory({ ref: clock, ...(priority && { priority }), create: () => ({ now }) })
const greeterFactory = createServiceFactory({
  ref: greeter,
  dependencies: { time: clock },
  create: ({ time }) => ({ greet: () => `Hello at ${String(time.now)}` }),
})
const waiting = (id: string, ...others: readonly string[]) =>
  createServiceFactory({
    ref: { id },
    dependencies: Object.fromEntries(others.map((other) => [other, { id: other }])),
    create: () => id,
  })

describe('service factories', () => {
  it('have the priorities of the specification', () => {
    expect(factoryPriorities).toEqual({ default: 10, app: 50, static: 100 })
  })

  it('go by priority, whatever their order', () => {
    const all = [clockFactory(1), clockFactory(2, 'app'), clockFactory(3, 'static')]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
        const strongest = all.findLast((factory) => some.includes(factory))
        const made = createServiceHolder(some).get(clock).now
        expect(made).toBe(strongest ? all.indexOf(strongest) + 1 : 0)
      }),
    )
  })

  it('get what they depend on, in any order', () => {
    expect(
      createServiceHolder([greeterFactory, clockFactory(7)])
        .get(greeter)
        .greet(),
    ).toBe('Hello at 7')
  })

  it('make a service once, when it is first asked for', () => {
    const create = jest.fn(() => ({ now: 1 }))
    const holder = createServiceHolder([
      createServiceFactory({ ref: clock, create }),
      greeterFactory,
    ])
    expect(create).not.toHaveBeenCalled()
    holder.get(greeter)
    expect(holder.get(clock)).toBe(holder.get(clock))
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('make a service anew after a failure', () => {
    const create = jest.fn(() => ({ now: 1 }))
    create.mockImplementationOnce(() => {
      throw new Error('not yet')
    })
    const holder = createServiceHolder([createServiceFactory({ ref: clock, create })])
    expect(() => holder.get(clock)).toThrow('not yet')
    expect(holder.get(clock)).toEqual({ now: 1 })
  })

  it.each<[string, () => unknown, string]>([
    [
      'two of one priority',
      () => createServiceHolder([clockFactory(1, 'app'), clockFactory(2, 'app')]),
      "Duplicate factory for core.clock of priority 'app'",
    ],
    [
      'a service that nobody makes',
      () => createServiceHolder([]).get(clock),
      'No implementation available for core.clock',
    ],
    [
      'a dependency that nobody makes',
      () => createServiceHolder([greeterFactory]),
      'No implementation available for core.clock, a dependency of hello.greeter',
    ],
    [
      'a ring',
      () =>
        createServiceHolder([
          waiting('x', 'a'),
          waiting('a', 'b'),
          waiting('b', 'c'),
          waiting('c', 'a'),
        ]),
      'Circular dependency of services: a → b → c → a',
    ],
    [
      'a service that waits for itself',
      () => createServiceHolder([waiting('a', 'a')]),
      'Circular dependency of services: a → a',
    ],
  ])('refuse %s', (_case, start, message) => {
    expect(start).toThrow(new ServiceError('', message))
  })

  it('may share a dependency without being a ring', () => {
    const holder = createServiceHolder([
      waiting('a', 'b', 'c'),
      waiting('b', 'd'),
      waiting('c', 'd'),
      waiting('d'),
    ])
    expect(holder.get({ id: 'a' })).toBe('a')
  })

  it('forget what a stronger one replaces, with its dependencies', () => {
    const replaced = createServiceFactory({
      ref: greeter,
      priority: 'app',
      create: () => ({ greet: () => 'Hi' }),
    })
    expect(createServiceHolder([greeterFactory, replaced]).get(greeter).greet()).toBe('Hi')
  })
})
