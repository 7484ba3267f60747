import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PermissionCheck } from '../../model/entities/permissions/permission.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { permissionsApi, useCheck } from '../entities/permissionsApi.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { selectLocation } from '../shell/locationSlice.ts'
import classes from './DenialDialog.module.css'
import { type DenialRoot, dismissed, selectDenial } from './denialSlice.ts'
import { EntityLinks } from './EntityLinks.tsx'
import { Owners } from './Owners.tsx'
import { type OwnersState, useOwners } from './useOwners.ts'

/** A message to who can give access, with all that is known. */
function useAccessRequest(check: PermissionCheck, owners: OwnersState): string {
  const { t } = useTranslation('permissions')
  const identity = useSelector(selectIdentity)
  const page = useSelector(selectLocation).pathname
  const { permission, resourceRef } = check
  const groups = identity?.ownershipEntityRefs ?? []
  const owning = owners.status === 'found' ? owners.owners.map(({ ref }) => ref) : []
  return [
    t('request.intro'),
    t('request.user', { user: identity?.userEntityRef ?? '' }),
    t('request.groups', { groups: groups.join(', ') || t('request.noGroups') }),
    t('request.permission', {
      name: permission.name,
      action: t(`actions.${permission.attributes.action ?? 'use'}`),
    }),
    t('request.resource', { resource: resourceRef ?? t('everything') }),
    ...(owning.length > 0 ? [t('request.owners', { owners: owning.join(', ') })] : []),
    t('request.page', { page }),
  ].join('\n')
}

/** Above every page while a denial is explained. */
export function DenialDialog() {
  const denial = useSelector((root: DenialRoot) => selectDenial(root))
  return denial.status === 'open' ? <Explanation check={denial.check} /> : null
}

function Explanation({ check }: { readonly check: PermissionCheck }) {
  const { t } = useTranslation('permissions')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { permission, resourceRef } = check
  const owners = useOwners(check)
  const request = useAccessRequest(check, owners)
  const close = () => dispatch(dismissed())
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      isWide
      onDismiss={close}
      actions={
        <>
          <CopyButton
            text={request}
            copiedButton={copiedButton}
            onCopy={(asked) => dispatch(copyRequested(asked))}
          >
            {t('copy')}
          </CopyButton>
          <Button onClick={() => dispatch(permissionsApi.util.invalidateTags(['Permission']))}>
            {t('again')}
          </Button>
          <Button primary onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={classes['facts']}>
        <Facts>
          <Fact label={t('permission')}>
            <code>{permission.name}</code> ({t(`actions.${permission.attributes.action ?? 'use'}`)})
          </Fact>
          <Fact label={t('resource')}>
            {resourceRef === undefined ? (
              t('everything')
            ) : (
              <EntityLinks refs={[resourceRef]} onFollow={close} />
            )}
          </Fact>
          <Fact label={t('decision')}>
            <Decided check={check} />
          </Fact>
          <Fact label={t('owners')}>
            <Owners owners={owners} onFollow={close} />
          </Fact>
          <Fact label={t('identity')}>
            <Known onFollow={close} />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}

function Decided({ check }: { readonly check: PermissionCheck }) {
  const { t } = useTranslation('permissions')
  const decision = useCheck(check)
  const message = decision.status === 'failed' ? decision.failure.message : ''
  return <span role="status">{t(`decisions.${decision.status}`, { message })}</span>
}

function Known({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation('permissions')
  const identity = useSelector(selectIdentity)
  if (!identity) return null
  const { userEntityRef, ownershipEntityRefs } = identity
  return (
    <>
      {t('identityText')}
      <EntityLinks
        refs={[...new Set([userEntityRef, ...ownershipEntityRefs])]}
        onFollow={onFollow}
      />
    </>
  )
}
