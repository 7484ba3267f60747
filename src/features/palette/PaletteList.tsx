import { type MouseEvent, type ReactNode, useContext, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import type { BasicPermission } from '../../model/entities/permissions/permission.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { BasePath } from '../../ui/Link.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { selectAreKeysOn } from '../preferences/shortcutKeysSlice.ts'
import { selectRefInView } from './entityInView.ts'
import classes from './PaletteList.module.css'
import { optionId, type PaletteItem, type PaletteListProps } from './paletteParts.ts'

/** An item of the palette's list: picture, title, badges, type and shortcut. */
function OptionContent({
  item: { title, detail, tag, keys, Icon, kind, lifecycle, problem },
}: {
  readonly item: PaletteItem
}) {
  const areKeysOn = useSelector(selectAreKeysOn)
  const picture: ReactNode = Icon ? (
    <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <EntityIcon kind={kind ?? ''} size={18} />
  )
  return (
    <>
      {picture}
      <Row as="span" gap="sm" isOneLine align="baseline" className={classes['text']}>
        <Text as="span" isCut className={classes['title']}>
          {title}
        </Text>
        {detail !== undefined && (
          <Text as="span" isQuiet isSmall className={classes['detail']}>
            {detail}
          </Text>
        )}
      </Row>
      {problem && (
        <span className={classes['tag']}>
          <ProblemBadge problem={problem} />
        </span>
      )}
      {lifecycle !== undefined && (
        <span className={classes['tag']}>
          <LifecycleBadge lifecycle={lifecycle} />
        </span>
      )}
      {tag !== undefined && <span className={classes['tag']}>{tag}</span>}
      {areKeysOn && keys !== undefined && (
        <kbd className={classes['tag']} aria-hidden="true">
          {keys}
        </kbd>
      )}
    </>
  )
}

/** The groups below the field, which keeps the focus and refers to the active option. */
export function PaletteList(props: PaletteListProps) {
  const { listId, groups, activeId, commands, onPoint, onChoose } = props
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [activeId])
  const entityRef = useSelector(selectRefInView)
  return (
    <>
      {entityRef !== undefined && <EntityPermissions entityRef={entityRef} />}
      {commands.map(
        ({ id, permission }) => permission && <KnownPermission key={id} permission={permission} />,
      )}
      {groups.map(({ id, title, items, isStale = false }) => (
        <div
          key={id}
          role="group"
          aria-labelledby={`${listId}-group-${id}`}
          className={classes['group']}
          data-stale={isStale}
        >
          <Text
            as="div"
            isQuiet
            isSmall
            id={`${listId}-group-${id}`}
            role="presentation"
            className={classes['heading']}
          >
            {title}
          </Text>
          {items.map((item) => (
            <Option
              key={item.id}
              id={optionId(listId, item)}
              item={item}
              isActive={optionId(listId, item) === activeId}
              onPoint={() => {
                onPoint(item)
              }}
              onChoose={() => {
                onChoose(item)
              }}
            />
          ))}
        </div>
      ))}
    </>
  )
}

/** Requests a permission, so that its selector has the decision. */
function KnownPermission({ permission }: { readonly permission: BasicPermission }) {
  usePermission(permission)
  return null
}

/** Requests permissions for the entity in view, so that their selectors have the decisions. */
function EntityPermissions({ entityRef }: { readonly entityRef: string }) {
  usePermission(catalogPermissions.refreshEntity, entityRef)
  usePermission(catalogPermissions.deleteEntity, entityRef)
  return null
}

interface OptionProps {
  readonly id: string
  readonly item: PaletteItem
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** Items with a target are links, so that the browser can open them in a new tab. */
function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  const base = useContext(BasePath)
  const { target } = item
  const properties = {
    id,
    role: 'option',
    tabIndex: -1,
    className: classes['option'],
    'aria-selected': isActive,
    // Not "enter", which also fires when the list moves under a resting pointer.
    onPointerMove: isActive ? undefined : onPoint,
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault()
    },
  }
  if (typeof target === 'object' && 'to' in target) {
    const choose = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onChoose()
    }
    return (
      <a {...properties} href={base + target.to} onClick={choose}>
        <OptionContent item={item} />
      </a>
    )
  }
  return (
    <button type="button" {...properties} onClick={onChoose}>
      <OptionContent item={item} />
    </button>
  )
}
