import { CircleX, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { lookedAt, type DeclaredSource, type ShownItem } from '../../model/plugins/attention.ts'
import { Badge } from '../../ui/badges/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { attentionRequested, selectAttention, selectItems } from './attentionSlice.ts'
import classes from './StartPage.module.css'
import { StartSection } from './StartSection.tsx'
import { useAttentionText } from './useAttentionText.ts'

/** Rows at first. */
const fewRows = 5

/** What is wrong with what the user owns, or has started: the worst first. */
export const AttentionSection = () => (
  <StartSection id="attention" actions={<AttentionActions />}>
    <AttentionList />
  </StartSection>
)

/** Its age, and a button to look again. */
export function AttentionActions() {
  const { t } = useTranslation('start')
  const dispatch = useDispatch()
  const { sources } = useSelector(selectAttention)
  const oldest = Math.min(...Object.values(sources).map(({ known }) => known?.at ?? Infinity))
  return (
    <>
      {Number.isFinite(oldest) && (
        <Text as="span" isQuiet isSmall className={classes['age']}>
          <Time at={oldest} />
        </Text>
      )}
      <Button
        aria-label={t('attention.refresh')}
        title={t('attention.refresh')}
        onClick={() => dispatch(attentionRequested({}))}
      >
        <RefreshCw size={16} aria-hidden="true" />
      </Button>
    </>
  )
}

/** What is wrong, or that nothing is, and what could not be told. */
export function AttentionList() {
  const { t } = useTranslation('start')
  const { sources } = useSelector(selectAttention)
  const [isWhole, setIsWhole] = useState(false)
  const items = useSelector(selectItems)
  const isLooking = Object.values(sources).some(
    ({ status, known }) => status === 'asking' && !known?.isWhole,
  )
  const more = items.length - fewRows
  return (
    <Stack gap="sm" className={classes['attention']} aria-busy={isLooking}>
      {items.length === 0 && !isLooking ? (
        <AllIsWell />
      ) : (
        <ul className={classes['rows']}>
          {items.slice(0, isWhole ? items.length : fewRows).map((item) => (
            <AttentionRow key={`${item.source} ${item.id}`} item={item} />
          ))}
          {isLooking && (
            <li>
              <Skeleton width={60} />
              <span role="status">{t('attention.looking')}</span>
            </li>
          )}
        </ul>
      )}
      {more > 0 && (
        <Button
          onClick={() => {
            setIsWhole(!isWhole)
          }}
        >
          {isWhole ? t('attention.fewer') : t('attention.more', { count: more })}
        </Button>
      )}
      <Untold />
    </Stack>
  )
}

function AllIsWell() {
  const { t } = useTranslation('start')
  const { of, sources } = useSelector(selectAttention)
  const states = Object.values(sources)
  // Who could not look has not seen that all is well.
  if (states.every(({ known }) => !known)) return null
  const isSure = states.every(({ status, known }) => status !== 'failing' && known && !known.untold)
  const isEmpty = of !== null && lookedAt(sources).length === 0
  const well = of === null ? 'attention.wellHint' : 'attention.wellHintOf'
  const hint = isEmpty ? 'attention.nothingHeld' : 'attention.noneFoundHint'
  const isWell = isSure && !isEmpty
  return (
    <EmptyList
      isPart
      title={t(isWell ? 'attention.well' : 'attention.noneFound')}
      hint={t(isWell ? well : hint)}
    >
      {null}
    </EmptyList>
  )
}

const useSource = (id: string): DeclaredSource | undefined =>
  useSelector(selectAttention).declared.find((source) => source.id === id)

function AttentionRow({ item }: { readonly item: ShownItem }) {
  const { t } = useTranslation('start')
  const source = useSource(item.source)
  const say = useAttentionText()
  const { severity, title, cause, to, at } = item
  const isError = severity === 'error'
  return (
    <li>
      <Badge tone={isError ? 'error' : 'warning'} Icon={isError ? CircleX : TriangleAlert}>
        {t(`attention.${severity}`)}
      </Badge>
      <div className={classes['what']}>
        <p>
          <Link to={to}>{title}</Link>
        </p>
        <Text isQuiet isSmall lines={1}>
          {say(source?.plugin ?? 'start', cause)}
        </Text>
      </div>
      {at !== undefined && (
        <Text as="span" isQuiet isSmall>
          <Time at={at} />
        </Text>
      )}
    </li>
  )
}

/** What the sources could not tell, each once. */
function Untold() {
  const { t, i18n } = useTranslation('start')
  const say = useAttentionText()
  const dispatch = useDispatch()
  const { declared, sources } = useSelector(selectAttention)
  const lines = declared.flatMap(({ id, plugin, titles }) => {
    const state = sources[id]
    const source = titleIn(titles, i18n.language)
    if (state?.status === 'failing') {
      const text = t('attention.failed', { source, message: state.failure.message })
      return [{ id, text, isFailure: true, to: undefined }]
    }
    const untold = state?.known?.untold
    if (!untold) return []
    return [{ id, text: say(plugin, untold), isFailure: false, to: untold.to }]
  })
  if (lines.length === 0) return null
  return (
    <Stack gap="xxs">
      {lines.map(({ id, text, isFailure, to }) => (
        <Row key={id} gap="xs" isQuiet isSmall>
          {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
          {isFailure && (
            <Button onClick={() => dispatch(attentionRequested({ source: id }))}>
              {t('attention.retry')}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  )
}
