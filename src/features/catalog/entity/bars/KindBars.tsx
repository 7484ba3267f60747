import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlain, type BarPart, type KindBar } from '../../../../model/catalog/kindBars.ts'
import { exactIndexLink } from '../../../../model/entities/indexLinks.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { SegmentRadios } from '../../../../ui/segments/SegmentRadios.tsx'
import { BarsTable } from './BarsTable.tsx'
import classes from './KindBars.module.css'
import { PartLink } from './PartLink.tsx'
import { usePartText } from './usePartText.ts'

interface KindBarsProps {
  readonly caption: string
  readonly bars: readonly KindBar[]
  /** Beside the choice between bars and table. */
  readonly summary?: ReactNode
  /** More about a kind, below its bar. */
  readonly below?: (kind: string) => ReactNode
}

/** A bar for each kind, whose parts lead to the filtered index; or the same as a table. */
export function KindBars({ caption, bars, summary, below }: KindBarsProps) {
  const { t } = useTranslation('catalog')
  const [form, setForm] = useState<'bars' | 'table'>('bars')
  const longest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Stack gap="sm">
      <Row gap="xs" across="md" justify="between">
        <span>{summary}</span>
        <SegmentRadios
          label={t('entity.bars.form')}
          isLabelHidden
          isSmall
          options={[
            { value: 'bars', label: t('entity.bars.bars') },
            { value: 'table', label: t('entity.bars.table') },
          ]}
          value={form}
          onChoose={setForm}
        />
      </Row>
      {form === 'table' ? (
        <BarsTable caption={caption} bars={bars} />
      ) : (
        <Stack as="ul" gap="sm" aria-label={caption}>
          {bars.map((bar) => (
            <li key={bar.kind}>
              <Bar bar={bar} longest={longest} />
              {below?.(bar.kind)}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface BarProps {
  readonly bar: KindBar
  /** Count of the longest bar. */
  readonly longest: number
}

function Bar({ bar, longest }: BarProps) {
  const { kind, count, filters, parts } = bar
  const { t } = useTranslation('catalog')
  return (
    <>
      <Row gap="xs" isOneLine className={classes['kind']}>
        <EntityIcon kind={kind} size={14} />
        <PartLink filters={filters}>{kind}</PartLink>
        <span className={classes['number']}>{t('number', { value: count })}</span>
      </Row>
      <div
        className={classes['bar']}
        style={{ inlineSize: `${String((100 * count) / longest)}%` }}
        aria-hidden="true"
      >
        {parts.map((part) => part.drawn > 0 && <Segment key={part.id} part={part} />)}
      </div>
      {!isPlain(bar) && <Legend parts={parts} />}
    </>
  )
}

function Legend({ parts }: Pick<KindBar, 'parts'>) {
  const { t } = useTranslation('catalog')
  const textOf = usePartText()
  return (
    <ul className={classes['legend']}>
      {parts.map((part) => (
        <li key={part.id}>
          <i className={classes['sign']} data-tone={part.tone} data-part={part.id} />
          <PartLink filters={part.filters}>{textOf(part)}</PartLink>
          <span className={classes['number']}>{t('number', { value: part.count })}</span>
        </li>
      ))}
    </ul>
  )
}

/** For the pointer; keyboards and screen readers have the same link in the legend. */
function Segment({ part }: { readonly part: BarPart }) {
  const { t } = useTranslation('catalog')
  const textOf = usePartText()
  const to = exactIndexLink(part.filters)
  const look = {
    className: classes['segment'],
    'data-tone': part.tone,
    'data-part': part.id,
    title: `${textOf(part)}: ${t('number', { value: part.drawn })}`,
    style: { flexGrow: part.drawn },
  }
  return to === undefined ? (
    <span {...look} />
  ) : (
    <Link to={to} tabIndex={-1} {...look} children="" />
  )
}
