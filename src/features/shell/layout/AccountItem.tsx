import { ChevronRight, LogOut, UserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { entityPath } from '../../../model/paths.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { selectProfile, signedOut } from '../../session/sessionSlice.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'
import { useAccountName } from './useAccountName.ts'

/** The signed-in user, with a menu that leads to their page and signs out. */
export function AccountItem({ userEntityRef }: { readonly userEntityRef: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const profile = useSelector(selectProfile)
  const name = useAccountName(userEntityRef)
  const ref = findEntityRef(userEntityRef)
  const label = t('signedInAs', { user: name })
  return (
    <>
      <button type="button" className={classes['pin']} popoverTarget={id} title={label}>
        <span className={classes['avatar']}>
          <Picture name={name} url={profile?.picture} isSmall />
        </span>
        <span className={classes['label']} aria-hidden="true">
          {name}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      <ul id={id} ref={menu} popover="auto" className={classes['submenu']} aria-label={label}>
        {ref && (
          <li>
            <NavigationLink to={entityPath(ref)} onClick={() => menu.current?.hidePopover()}>
              <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('myProfile')}
            </NavigationLink>
          </li>
        )}
        <li>
          <button
            type="button"
            className={classes['pin']}
            onClick={() => dispatch(signedOut({ by: 'user' }))}
          >
            <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </>
  )
}
