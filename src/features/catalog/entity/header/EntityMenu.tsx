import { Check, Link as LinkIcon } from 'lucide-react'
import { useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { entityPath } from '../../../../model/paths.ts'
import { BasePath } from '../../../../ui/Link.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../../../ui/overlay/MenuItem.tsx'
import { copyRequested, selectCopiedButton } from '../../../shell/clipboardSlice.ts'
import { ExtensionsOf } from '../ExtensionsOf.tsx'

/** Actions for an entity: the page's own and those of plugins (ENT-07…09). */
export function EntityMenu({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  return (
    <Menu label={t('entity.actions')}>
      <CopyUrlItem entity={entity} />
      <ExtensionsOf kind="menuItems" entity={entity} />
    </Menu>
  )
}

function CopyUrlItem({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation(['catalog', 'shell'])
  const dispatch = useDispatch()
  const button = useId()
  const base = useContext(BasePath)
  const isCopied = useSelector(selectCopiedButton) === button
  const Icon = isCopied ? Check : LinkIcon
  return (
    <MenuItem
      icon={<Icon size={16} aria-hidden="true" />}
      keepsOpen
      onSelect={() => {
        const { href } = new URL(base + entityPath(entityRefOf(entity)), document.baseURI)
        dispatch(copyRequested({ button, text: href }))
      }}
    >
      <span aria-live="polite">
        {isCopied ? t('copied', { ns: 'shell' }) : t('entity.copyUrl')}
      </span>
    </MenuItem>
  )
}
