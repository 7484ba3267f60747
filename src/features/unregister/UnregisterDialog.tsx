import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type Entity, entityRefOf } from '../../model/entities/entity.ts'
import { kindOfRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { fanOf } from '../../model/entities/fan.ts'
import type { LocationRecord } from '../../model/entities/locationAnswers.ts'
import { isOpen, type OpenUnregister } from '../../model/unregister/unregisterState.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Button, type ButtonProps } from '../../ui/button/Button.tsx'
import { LimitedList } from '../../ui/list/LimitedList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import classes from './UnregisterDialog.module.css'
import * as unregister from './unregisterSlice.ts'
import { dismissed, selectUnregister, type UnregisterRoot } from './unregisterSlice.ts'

interface UnregisterActionsProps {
  readonly state: OpenUnregister
}

/** The actions of a state, the harmless one first; none while one is running. */
function UnregisterActions({ state }: UnregisterActionsProps) {
  const { t } = useTranslation('unregister')
  const dispatch = useDispatch()
  const { status } = state
  const isBusy = status === 'busy'
  const button = (text: string, event: { readonly type: string }, look?: ButtonProps) => (
    <Button
      {...look}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => dispatch(event)}
    >
      {text}
    </Button>
  )
  return (
    <>
      {(status === 'bootstrap' || status === 'unregister') &&
        button(t('advanced'), unregister.deletionChosen(), { className: classes['apart'] })}
      {status === 'confirming'
        ? button(t('back'), unregister.deletionReconsidered())
        : button(t('cancel'), unregister.dismissed())}
      {status === 'error' && button(t('retry'), unregister.lookUpRetried())}
      {status === 'unregister' &&
        button(t('unregister'), unregister.unregisterConfirmed(), { danger: true })}
      {(status === 'onlyDelete' || status === 'confirming') &&
        button(t('delete'), unregister.deletionConfirmed(), { danger: true })}
      {status === 'failed' && button(t('retry'), unregister.removalRetried(), { danger: true })}
      {isBusy && (
        <Button danger aria-disabled aria-busy>
          {t(state.doing === 'delete' ? 'deleting' : 'unregistering')}
        </Button>
      )}
    </>
  )
}

interface UnregisterColocatedProps {
  readonly location: LocationRecord
  readonly colocated: readonly string[]
  readonly areAllListed: boolean
}

/** The entities that leave the catalog together, shown before the user decides. */
function UnregisterColocated({ location, colocated, areAllListed }: UnregisterColocatedProps) {
  const { t } = useTranslation('unregister')
  return (
    <>
      <p className={classes['what']}>
        {t('location')} <code>{location.target}</code>
      </p>
      {/* Focusable, because it scrolls and contains no focusable element. */}
      <div className={classes['colocated']}>
        <ul>
          {colocated.map((ref) => (
            <li key={ref}>
              <code>{ref}</code>
            </li>
          ))}
          {!areAllListed && <li>{t('moreColocated')}</li>}
        </ul>
      </div>
    </>
  )
}

/** The dialog to unregister or delete an entity; the same element in all states. */
export function UnregisterDialog({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('unregister')
  const dispatch = useDispatch()
  const state = useSelector((root: UnregisterRoot) => selectUnregister(root))
  const entityRef = stringifyEntityRef(entityRefOf(entity))
  if (!isOpen(state) || state.target.entityRef !== entityRef) return null
  return (
    <Dialog
      title={t(titleOf(state))}
      description={<Text state={state} />}
      onDismiss={() => dispatch(dismissed())}
      actions={<UnregisterActions state={state} />}
    >
      <Progress
        active={state.status === 'loading' || state.status === 'busy'}
        label={t('loading', { name: state.target.name })}
      />
      <Details state={state} />
      {state.status !== 'loading' && <Referrers entity={entity} />}
    </Dialog>
  )
}

/** What will lead nowhere once the entity is gone. */
function Referrers({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('unregister')
  const refs = useMemo(() => fanOf(entity).before.flatMap(({ targets }) => targets), [entity])
  if (refs.length === 0) return null
  return (
    <section className={classes['referrers']}>
      <p>{t('referrers', { count: refs.length })}</p>
      <div className={classes['colocated']}>
        <LimitedList items={[...new Set(refs)]}>
          {(shown) => (
            <ul>
              {shown.map((ref) => (
                <li key={ref}>
                  <EntityIcon kind={kindOfRef(ref)} size={14} />{' '}
                  <EntityRefLink text={ref} kind={kindOfRef(ref)} />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      </div>
    </section>
  )
}

function titleOf(state: OpenUnregister) {
  const shown = 'from' in state && state.status !== 'confirming' ? state.from : state
  const isDeleting = 'doing' in state && state.doing === 'delete'
  if (isDeleting || shown.status === 'onlyDelete' || shown.status === 'confirming')
    return 'deleteTitle'
  return shown.status === 'bootstrap' ? 'cannotTitle' : 'unregisterTitle'
}

function Text({ state }: { readonly state: OpenUnregister }) {
  const { t } = useTranslation('unregister')
  const { name } = state.target
  const shown = 'from' in state && state.status !== 'confirming' ? state.from : state
  switch (shown.status) {
    case 'loading':
      return t('loading', { name })
    case 'error':
      return t('lookUpFailed', { name })
    case 'bootstrap':
      return t('bootstrapText', { name })
    case 'unregister':
      return t('unregisterText', { count: shown.colocated.length })
    case 'onlyDelete':
      return t(shown.why === 'orphan' ? 'orphanText' : 'onlyDeleteText', {
        name,
      })
    case 'confirming':
      return t('advancedText')
  }
}

function Details({ state }: { readonly state: OpenUnregister }) {
  const { t } = useTranslation('unregister')
  const { name } = state.target
  const shown = 'doing' in state ? state.from : state
  return (
    <>
      {shown.status === 'unregister' && <UnregisterColocated {...shown} />}
      {state.status === 'confirming' && (
        <p className={classes['what']}>
          {name} <code>{state.target.entityRef}</code>
        </p>
      )}
      {state.status === 'error' && <FailureMessage failure={state.failure} />}
      {state.status === 'failed' && (
        <FailureMessage failure={state.failure} title={t('failed', { name })} />
      )}
    </>
  )
}
