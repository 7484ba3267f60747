import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import {
  displayName,
  entityRefOf,
  refOf,
  specText,
  type Entity,
} from '../../model/entities/entity.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { intentProps } from '../../ui/behaviour/intentProps.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { StateMarks, type StateMark } from '../../ui/marks/StateMarks.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { Time } from '../../ui/time/Time.tsx'
import { usePrefetchEntity } from '../entities/catalogApi.ts'
import { selectAttention, selectItems } from './attentionSlice.ts'
import classes from './StartPage.module.css'
import { useAttentionText } from './useAttentionText.ts'

/** An entity with what the sources know of it. `src/start/tiles.ts` draws the same before this code has loaded. */
export function EntityTile({ entity }: { readonly entity: Entity }) {
  const prefetch = usePrefetchEntity()
  const ref = entityRefOf(entity)
  const lifecycle = specText(entity, 'lifecycle')
  return (
    <article className={classes['tile']}>
      <Row gap="xs" isOneLine>
        <EntityIcon kind={entity.kind} />
        <Link
          to={entityPath(ref)}
          {...intentProps(() => {
            prefetch(ref)
          })}
        >
          {displayName(entity)}
        </Link>
      </Row>
      <Row gap="xs" justify="between" isSmall>
        <Text as="span" isQuiet>
          {specText(entity, 'type') ?? entity.kind}
        </Text>
        {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      </Row>
      <TileState entityRef={refOf(entity)} />
      <TileHistory entityRef={refOf(entity)} />
    </article>
  )
}

const signs = { well: CircleCheck, warning: TriangleAlert, error: CircleX } as const

interface Sign {
  /** Id of the source. */
  readonly id: string
  readonly source: string
  readonly state: keyof typeof signs
  readonly hint: string
  readonly to?: string
}

/** A sign for each source that has looked at the entity; its words are in the tooltip. */
export function TileState({ entityRef }: { readonly entityRef: string }) {
  const { t, i18n } = useTranslation('start')
  const say = useAttentionText()
  const { declared, sources } = useSelector(selectAttention)
  const items = useSelector(selectItems)
  const states = declared.flatMap(({ id, plugin, titles }): readonly Sign[] => {
    const source = titleIn(titles, i18n.language)
    const item = items.find((one) => one.source === id && one.entityRef === entityRef)
    if (item) {
      return [{ id, source, state: item.severity, to: item.to, hint: say(plugin, item.cause) }]
    }
    const isWell = sources[id]?.known?.well.includes(entityRef) === true
    return isWell ? [{ id, source, state: 'well', hint: t('mine.well', { source }) }] : []
  })
  return (
    <ul className={classes['states']}>
      {states.map(({ id, source, state, hint, to }) => {
        const Icon = signs[state]
        const content = (
          <>
            <Icon size={14} aria-hidden="true" />
            {source}
          </>
        )
        return (
          <li key={id} data-state={state} title={hint}>
            {to === undefined ? content : <Link to={to}>{content}</Link>}
          </li>
        )
      })}
    </ul>
  )
}

/** What happened to the entity, of each source that tells: the last runs. */
function TileHistory({ entityRef }: { readonly entityRef: string }) {
  const say = useAttentionText()
  const { declared, sources } = useSelector(selectAttention)
  return declared.map(({ id, plugin }) => {
    const history = sources[id]?.known?.recent?.[entityRef]
    // One is told by the sign above.
    if (!history || history.marks.length < 2) return null
    const label = say(plugin, history.label)
    const marks = history.marks.map(({ title, text, at, ...mark }): StateMark => ({
      ...mark,
      details: (
        <>
          {[text && say(plugin, text), title].filter(Boolean).join(' · ')}
          {at !== undefined && (
            <>
              {' · '}
              <Time at={at} />
            </>
          )}
        </>
      ),
    }))
    return <StateMarks key={id} label={label} look="bars" marks={marks} summary={label} isSmall />
  })
}
