import { CircleAlert, Users } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  displayName,
  entityRefOf,
  errorsOf,
  plainDescription,
  specText,
  type Entity,
} from '../../../model/entities/entity.ts'
import { safeUrl } from '../../../model/links.ts'
import { templateRoute } from '../../../model/routes/portalRoutes.ts'
import { scaffolderPermissions } from '../../../model/scaffolder/scaffolderPermissions.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { Time } from '../../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../entities/EntityStar.tsx'
import { usePermission } from '../../entities/permissionsApi.ts'
import classes from './TemplateCard.module.css'

export interface TemplateCardProps {
  readonly template: Entity
  readonly isStarred: boolean
  /** When the user last started a task from it; milliseconds since epoch. */
  readonly lastUse: number | undefined
  /** Names the type, where no heading does. */
  readonly isTyped: boolean
}

/** A template: its description, its owner, and a link to its form. */
export function TemplateCard({ template, isStarred, isTyped, lastUse }: TemplateCardProps) {
  const { t } = useTranslation('scaffolder')
  const id = useId()
  const name = displayName(template)
  const type = specText(template, 'type')
  return (
    <article className={classes['card']} aria-labelledby={id}>
      <header className={classes['head']}>
        <div className={classes['names']}>
          <h3 className={classes['title']} id={id} title={name}>
            {name}
          </h3>
          {isTyped && type !== undefined && <p className={classes['type']}>{type}</p>}
        </div>
        <EntityStar entity={template} isStarred={isStarred} />
      </header>
      <Description template={template} />
      <Errors template={template} />
      <Tags tags={template.metadata.tags ?? []} />
      <Links template={template} />
      {lastUse !== undefined && (
        <p className={classes['type']}>
          <Time at={lastUse} sentence={(when) => t('templates.lastUsed', { when })} />
        </p>
      )}
      <Foot template={template} name={name} />
    </article>
  )
}

function Description({ template }: { readonly template: Entity }) {
  const { t } = useTranslation('scaffolder')
  const text = plainDescription(template)
  return text === undefined ? (
    <p className={classes['none']}>{t('templates.noDescription')}</p>
  ) : (
    <p className={classes['description']} title={text}>
      {text}
    </p>
  )
}

function Errors({ template }: { readonly template: Entity }) {
  const { t } = useTranslation('scaffolder')
  const errors = errorsOf(template).slice(0, 10)
  if (errors.length === 0) return null
  return (
    <p className={classes['error']} title={errors.join('\n')}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{t('templates.hasErrors')}</span>
      <VisuallyHidden>{errors.join('. ')}</VisuallyHidden>
    </p>
  )
}

const mostTags = 4

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('scaffolder')
  if (tags.length === 0) return null
  const hidden = tags.slice(mostTags)
  return (
    <ul className={classes['tags']} aria-label={t('templates.tags')}>
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {hidden.length > 0 && <li title={hidden.join(', ')}>{`+${String(hidden.length)}`}</li>}
    </ul>
  )
}

const mostLinks = 3

/** Only those that may be opened. */
function Links({ template: { metadata } }: { readonly template: Entity }) {
  const { t } = useTranslation('scaffolder')
  const links = (metadata.links ?? []).filter(({ url }) => safeUrl(url) !== undefined)
  if (links.length === 0) return null
  return (
    <ul className={classes['links']} aria-label={t('templates.links')}>
      {links.slice(0, mostLinks).map(({ url, title }) => (
        <li key={url}>
          <Link to={url}>{title ?? url}</Link>
        </li>
      ))}
    </ul>
  )
}

function Foot({ template, name }: { readonly template: Entity; readonly name: string }) {
  const { t } = useTranslation('scaffolder')
  const { namespace, name: templateName } = entityRefOf(template)
  const form = useRoute(templateRoute, { namespace, templateName })
  const isDenied = usePermission(scaffolderPermissions.createTask).status === 'denied'
  return (
    <footer className={classes['foot']}>
      <p className={classes['owner']}>
        <Users size={14} aria-hidden="true" />
        <VisuallyHidden>{t('templates.owner')}</VisuallyHidden>
        <EntityRefLink text={specText(template, 'owner')} kind="group" namespace={namespace} />
      </p>
      {form !== undefined && !isDenied && (
        <Link
          to={form}
          className={classes['choose']}
          aria-label={t('templates.chooseOne', { name })}
        >
          {t('templates.choose')}
        </Link>
      )}
    </footer>
  )
}
