import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../ui/Link.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { selectAttention, selectItems } from './attentionSlice.ts'
import classes from './StartPage.module.css'
import { useAttentionText } from './useAttentionText.ts'

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
