import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { selectAreKeysOn } from '../preferences/shortcutKeysSlice.ts'
import classes from './PaletteList.module.css'
import type { PaletteItem } from './paletteParts.ts'

/** An item of the palette's list: picture, title, badges, type and shortcut. */
export function OptionContent({
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
      <span className={classes['text']}>
        <span className={classes['title']}>{title}</span>
        {detail !== undefined && <span className={classes['detail']}>{detail}</span>}
      </span>
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
