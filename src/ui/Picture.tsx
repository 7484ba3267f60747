import { useState } from 'react'
import { safePicture } from '../model/links.ts'
import classes from './Picture.module.css'

export interface PictureProps {
  readonly name: string
  /** Untrusted URL; initials are shown if it is missing or cannot be loaded. */
  readonly url: string | undefined
  readonly isSmall?: boolean
}

const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => Array.from(word).slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Who someone is, at a glance; the name stands beside it. */
export function Picture({ name, url, isSmall = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = url === undefined ? undefined : safePicture(url)
  if (source === undefined || source === broken) {
    return (
      <span className={classes['picture']} data-small={isSmall || undefined} aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <img
      className={classes['picture']}
      data-small={isSmall || undefined}
      src={source}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(source)
      }}
    />
  )
}
