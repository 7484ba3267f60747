import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { isPortalPath, safeUrl } from '../../../../model/links.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { LinkMark } from '../../../../ui/LinkMark.tsx'
import { LimitedList } from '../../../../ui/list/LimitedList.tsx'
import classes from './LinksCard.module.css'

const isOpened = (url: string) => isPortalPath(url) || safeUrl(url) !== undefined

/** `metadata.links`; hidden without links. An unsafe URL is shown as text, with the reason. */
export function LinksCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation(['catalog', 'shell'])
  const links = entity.metadata.links ?? []
  if (links.length === 0) return null
  return (
    <Card title={t('entity.links')}>
      <LimitedList items={links}>
        {(shown) => (
          <Stack as="ul" gap="xs" className={classes['links']}>
            {shown.map(({ url, title, icon }, index) => (
              <li key={`${String(index)} ${url}`}>
                <LinkMark icon={icon} />
                <span>
                  <Link to={url}>{title ?? url}</Link>
                  {!isOpened(url) && (
                    <span className={classes['note']}>{t('unsafeLink', { ns: 'shell' })}</span>
                  )}
                </span>
              </li>
            ))}
          </Stack>
        )}
      </LimitedList>
    </Card>
  )
}
