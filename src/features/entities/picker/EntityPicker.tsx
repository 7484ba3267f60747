import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityFilter } from '../../../model/entities/entityFilter.ts'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { pickerRequest } from '../../../model/entities/pickerRequest.ts'
import { toFailure } from '../../../model/failure.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import type { FieldAttributes } from '../../../ui/fields/comboboxProps.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { useEntityPagesInfiniteQuery } from '../entitiesApi.ts'
import { useEntityPresentation } from '../presentation/useEntityPresentation.ts'
import classes from './EntityPicker.module.css'
import { hasText, optionOf } from './pickerOption.tsx'
import { usePicker } from './usePicker.ts'

interface ChosenEntityProps {
  readonly text: string
  readonly kind: string | undefined
  readonly label: string
  readonly onRemove: () => void
}

/** A chosen entity by its name; a text that is no ref stays as it is. */
function ChosenEntity({ text, kind, label, onRemove }: ChosenEntityProps) {
  const { t } = useTranslation()
  const name = useEntityPresentation(findEntityRef(text), kind)?.name ?? text
  return (
    <Chip label={t('entities.picker.remove', { label, value: name })} onRemove={onRemove}>
      {name}
    </Chip>
  )
}

/** The text that was typed and left without a choice, which a form must understand. */
export interface LeftTextInUse {
  /** Shown in the field while it is closed; may be empty. */
  readonly text: string
  /** The problem with the text, if any. */
  readonly note: ReactNode
  /** The field is left with this text; empty while another is typed, or once there is a choice. */
  readonly onLeave: (text: string) => void
}

export interface EntityPickerProps {
  readonly label: string
  readonly placeholder: string
  /** Kinds in lower case, empty for all; the first is not shown in names. */
  readonly kinds: readonly string[]
  /** Alternatives that replace the kinds as the search's filters; keep the same array. */
  readonly filters?: readonly EntityFilter[]
  /** Of the form that the field belongs to. */
  readonly field?: FieldAttributes
  readonly left?: LeftTextInUse
  /** Turns typed text into a value that need not be in the catalog; only entities can be chosen without it. */
  readonly takeText?: (text: string) => string
  /** False if leaving the field chooses nothing: then only Enter and a click do. */
  readonly choosesOnLeave?: boolean
  /** No more can be chosen. */
  readonly isFull?: boolean
  /** Refs, as `stringifyEntityRef` gives them. */
  readonly chosen: readonly string[]
  /** False where the page lists the chosen ones elsewhere. */
  readonly areChosenShown?: boolean
  /** Whether several can be chosen; else a choice replaces the previous one. */
  readonly isMany: boolean
  readonly onChoose: (refs: readonly string[]) => void
}

/** Searches entities on the server, in pages; lists the chosen ones separately. */
export function EntityPicker(props: EntityPickerProps) {
  const { label, placeholder, kinds, filters, chosen, areChosenShown = true, isMany } = props
  const { onChoose, takeText, choosesOnLeave = true, isFull = false, left } = props
  const { t } = useTranslation()
  const { field, searched } = usePicker(left?.text)
  const { isOpen } = field
  const search = useMemo(
    () => pickerRequest({ kinds, ...(filters && { filters }), text: searched.trim() }),
    [kinds, filters, searched],
  )
  const found = useEntityPagesInfiniteQuery(search, { skip: !isOpen })
  const { data, currentData, hasNextPage, isFetching } = found
  const entities = data?.pages.flatMap(({ items }) => items) ?? []
  const failure = isFetching || found.error === undefined ? undefined : toFailure(found.error)
  const hasFailed = failure !== undefined && failure.kind !== 'aborted'
  const isStale = failure?.kind === 'staleCursor'
  const loadMore = () => {
    if (isStale) void found.refetch()
    else if (hasNextPage && !isFetching) void found.fetchNextPage()
  }
  const choose = (ref: string) => {
    isTyped.current = false
    left?.onLeave('')
    const others = chosen.filter((one) => one !== ref)
    const added = isMany ? [...chosen, ref] : [ref]
    onChoose(others.length < chosen.length ? others : added)
    if (!isMany) field.onClose()
    // Text that stays would be taken for another value when the focus leaves.
    else if (takeText) field.onType('')
  }
  const isTyped = useRef(false)
  const leave = () => {
    if (choosesOnLeave && free !== undefined && !chosen.includes(free)) choose(free)
    if (choosesOnLeave && isTyped.current && !isFull) left?.onLeave(typed)
    isTyped.current = false
    field.onClose()
  }
  const note = () => {
    if (isStale) return t('entities.picker.listChanged')
    if (hasFailed) return t('entities.picker.failed', { message: failure.message })
    if (isFetching || currentData === undefined) return t('entities.picker.loading')
    return entities.length === 0 ? t('entities.picker.none') : undefined
  }
  const retry = () => {
    if (currentData === undefined) void found.refetch()
    else loadMore()
  }
  const more = { label: t('entities.picker.more'), onPress: loadMore }
  const typed = field.text.trim()
  const isAnswered = currentData !== undefined && typed === searched.trim()
  // Until the typed text is answered, what matches it of the answer before stays, and Enter takes nothing else.
  const options = entities
    .map((entity) => optionOf(entity, kinds, chosen, isFull))
    .filter(({ id, title }) => isAnswered || hasText(`${title} ${id}`, typed))
  const free = takeText && typed !== '' && !isFull ? takeText(typed) : undefined
  const isNew =
    free !== undefined && (isAnswered || hasFailed) && options.every(({ id }) => id !== free)
  return (
    <Stack gap="xs" data-picker>
      <Combobox
        isSingle={!isMany}
        {...field}
        {...(props.field && { field: props.field })}
        onLeave={leave}
        onType={(text) => {
          isTyped.current = true
          left?.onLeave('')
          field.onType(text)
        }}
        label={label}
        placeholder={placeholder}
        options={
          isNew
            ? [
                ...options,
                { id: free, title: t('entities.picker.use', { text: free }), isChosen: false },
              ]
            : options
        }
        note={note()}
        more={
          hasFailed
            ? {
                label: t(isStale ? 'entities.picker.reload' : 'entities.picker.retry'),
                onPress: retry,
              }
            : hasNextPage && !isFetching
              ? more
              : undefined
        }
        onNearEnd={loadMore}
        onChoose={choose}
      />
      <Text as="div" isSmall role="status" className={classes['unknown']}>
        {left?.note}
      </Text>
      {areChosenShown && chosen.length > 0 && (
        <Row gap="xxs" align="stretch">
          {chosen.map((ref) => (
            <ChosenEntity
              key={ref}
              text={ref}
              kind={kinds[0]}
              label={label}
              onRemove={() => {
                choose(ref)
              }}
            />
          ))}
        </Row>
      )}
    </Stack>
  )
}
