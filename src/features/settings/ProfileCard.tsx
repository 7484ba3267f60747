import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { displayName, profileOf } from '../../model/entities/entity.ts'
import { findEntityRef, humanizeEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { entityPath } from '../../model/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useEntityByRefQuery } from '../entities/catalogApi.ts'
import { selectIdentity, selectProfile, signedOut } from '../session/sessionSlice.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { Field } from './Field.tsx'
import classes from './ProfileCard.module.css'
import { RefLinks } from './RefLinks.tsx'
import page from './SettingsPage.module.css'

/** The signed-in user, from the session, completed by the catalog. */
export function ProfileCard() {
  const { t } = useTranslation('settings')
  const { t: shell } = useTranslation('shell')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const identity = useSelector(selectIdentity)
  if (!identity) return null
  const { userEntityRef, ownershipEntityRefs } = identity
  return (
    <Card id="profile" title={t('profile')}>
      <Person userEntityRef={userEntityRef} />
      <Stack as="dl" gap="md" className={page['fields']}>
        <Field label={t('user')}>
          <Row as="span" gap="xs">
            <code>{userEntityRef}</code>
            <CopyButton
              text={userEntityRef}
              copiedButton={copiedButton}
              onCopy={(request) => dispatch(copyRequested(request))}
            >
              {t('copyRef')}
            </CopyButton>
          </Row>
        </Field>
        <Field label={t('ownership')}>
          {ownershipEntityRefs.length === 0 ? (
            t('ownsNothing')
          ) : (
            <RefLinks refs={ownershipEntityRefs} />
          )}
        </Field>
      </Stack>
      <p className={classes['leave']}>
        <Button onClick={() => dispatch(signedOut({ by: 'user' }))}>
          <LogOut size={16} aria-hidden="true" />
          {shell('signOut')}
        </Button>
      </p>
    </Card>
  )
}

function Person({ userEntityRef }: { readonly userEntityRef: string }) {
  const { t } = useTranslation('settings')
  const ref = findEntityRef(userEntityRef)
  const { currentData: user, error } = useEntityByRefQuery(userEntityRef, { skip: !ref })
  const own = useSelector(selectProfile)
  const known = ref ? humanizeEntityRef(ref, 'user') : userEntityRef
  const name = own?.displayName ?? (user ? displayName(user) : known)
  const { email, picture } = { ...(user && profileOf(user)), ...own }
  const failure = user || error === undefined ? undefined : toFailure(error)
  return (
    <Row gap="md" isOneLine className={classes['person']}>
      <Picture name={name} url={picture} />
      <div>
        <p className={classes['name']}>
          {user && ref ? <Link to={entityPath(ref)}>{name}</Link> : name}
        </p>
        {email !== undefined && (
          <p>
            <Link to={`mailto:${email}`}>{email}</Link>
          </p>
        )}
        {failure && (
          <Text isQuiet>
            {failure.kind === 'notFound'
              ? t('profileMissing')
              : t('profileFailed', { message: failure.message })}
          </Text>
        )}
      </div>
    </Row>
  )
}
