import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelationFan } from '../../../src/features/entities/RelationFan.tsx'
import { NestedBoxes } from '../../../src/features/graph/NestedBoxes.tsx'
import type { Entity } from '../../../src/model/entities/entity.ts'
import type { MarkState } from '../../../src/model/markState.ts'
import { Sparkline } from '../../../src/ui/marks/Sparkline.tsx'
import { StateMarks } from '../../../src/ui/marks/StateMarks.tsx'
import { SpanBar } from '../../../src/ui/time/SpanBar.tsx'
import { Group } from './Group.tsx'

const states: readonly MarkState[] = ['ok', 'failed', 'running', 'waiting', 'done', 'unknown']
const squares = [...states, ...states, ...states].map((state, index) => ({
  id: String(index),
  state,
  to: `/catalog#${String(index)}`,
  details: `${String(index)}: ${state}`,
  isApart: index % states.length === 0,
}))
const bars = squares.map((mark, index) => ({ ...mark, height: 20 + ((index * 37) % 80) }))

const entityOf = (kind: string, name: string, rest: object = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind,
  metadata: { name, namespace: 'default' },
  spec: { type: 'service', lifecycle: 'production' },
  ...rest,
})

const relation = (type: string, targetRef: string) => ({ type, targetRef })
const component = 'component:default/checkout-service'
const missing = 'component:default/no-such-component'
const api = 'api:default/payments-api'

const middle = entityOf('System', 'pictures', {
  relations: [
    ...[component, missing, api, 'resource:default/shared-cache'].map((ref) =>
      relation('hasPart', ref),
    ),
    ...[relation('dependencyOf', component), relation('dependsOn', missing)],
  ],
})

/** A part is well, one has errors, one is deprecated, one is missing. */
const known = new Map<string, Entity | null>([
  ['system:default/pictures', middle],
  [component, entityOf('Component', 'checkout-service')],
  [
    api,
    entityOf('API', 'payments-api', {
      status: { items: [{ type: 'processing', level: 'error', message: 'No definition' }] },
    }),
  ],
  [
    'resource:default/shared-cache',
    entityOf('Resource', 'shared-cache', { spec: { type: 'cache', lifecycle: 'deprecated' } }),
  ],
  [missing, null],
])

const spans = [
  { from: 0, to: 4_000 },
  { from: 4_000, to: 9_000 },
  { from: 6_000, to: 12_000 },
]

/** What is drawn instead of listed. */
export function PicturesGroup() {
  const { t } = useTranslation('components')
  const [points] = useState(() =>
    Array.from({ length: 20 }, (_none, index) => ({ at: index * 1_000, value: (index * 7) % 11 })),
  )
  return (
    <Group name="pictures">
      <StateMarks label={t('one')} look="bars" marks={bars} summary={t('value')} />
      <StateMarks
        label={t('two')}
        look="squares"
        marks={squares}
        pending={2}
        summary={t('value')}
      />
      <Sparkline label={t('three')} points={points} />
      {(['succeeded', 'failed', 'other'] as const).map((state, index) => (
        <p key={state}>
          <SpanBar span={spans[index] ?? { from: 0 }} spans={spans} state={state} />
        </p>
      ))}
      <NestedBoxes roots={['system:default/pictures']} entities={known} />
      <RelationFan entity={middle} failedTitle={t('problem')} />
    </Group>
  )
}
