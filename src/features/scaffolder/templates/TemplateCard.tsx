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
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
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
  const { namespace, name: templateName } = entityRefOf(template)
  const route = useRoute(templateRoute, { namespace, templateName })
  const isDenied = usePermission(scaffolderPermissions.createTask).status === 'denied'
  const form = isDenied ? undefined : route
  return (
    <article className={classes['card']} aria-labelledby={id}>
      <Row as="header" gap="xs" isOneLine align="start" justify="between">
        <div className={classes['names']}>
          <Text as="h3" lines={2} className={classes['title']} id={id} title={name}>
            {form === undefined ? name : <Link to={form}>{name}</Link>}
          </Text>
          {isTyped && type !== undefined && (
            <Text isCut isSmall className={classes['type']}>
              {type}
            </Text>
          )}
        </div>
        <EntityStar entity={template} isStarred={isStarred} />
      </Row>
      <Description template={template} />
      <Errors template={template} />
      <Tags tags={template.metadata.tags ?? []} />
      <Links template={template} />
      {lastUse !== undefined && (
        <Text isCut isSmall className={classes['type']}>
          <Time at={lastUse} sentence={(when) => t('templates.lastUsed', { when })} />
        </Text>
      )}
      <Foot template={template} name={name} form={form} />
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
    <Row as="p" gap="xxs" isOneLine isSmall className={classes['error']} title={errors.join('\n')}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{t('templates.hasErrors')}</span>
      <VisuallyHidden>{errors.join('. ')}</VisuallyHidden>
    </Row>
  )
}

const mostTags = 4

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('scaffolder')
  if (tags.length === 0) return null
  const hidden = tags.slice(mostTags)
  return (
    <Row
      as="ul"
      gap="xxs"
      across="xs"
      isQuiet
      isSmall
      className={classes['tags']}
      aria-label={t('templates.tags')}
    >
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {hidden.length > 0 && <li title={hidden.join(', ')}>{`+${String(hidden.length)}`}</li>}
    </Row>
  )
}

const mostLinks = 3

/** Only those that may be opened. */
function Links({ template: { metadata } }: { readonly template: Entity }) {
  const { t } = useTranslation('scaffolder')
  const links = (metadata.links ?? []).filter(({ url }) => safeUrl(url) !== undefined)
  if (links.length === 0) return null
  return (
    <Row
      as="ul"
      gap="xxs"
      across="xs"
      isQuiet
      isSmall
      className={classes['links']}
      aria-label={t('templates.links')}
    >
      {links.slice(0, mostLinks).map(({ url, title }) => (
        <li key={url}>
          <Link to={url}>{title ?? url}</Link>
        </li>
      ))}
    </Row>
  )
}

interface FootProps {
  readonly template: Entity
  readonly name: string
  /** Path of the form; undefined if there is none, or none for the user. */
  readonly form: string | undefined
}

function Foot({ template, name, form }: FootProps) {
  const { t } = useTranslation('scaffolder')
  const { namespace } = entityRefOf(template)
  return (
    <Row as="footer" gap="xs" isOneLine justify="between" className={classes['foot']}>
      <Row as="p" gap="xxs" isOneLine isSmall className={classes['owner']}>
        <Users size={14} aria-hidden="true" />
        <VisuallyHidden>{t('templates.owner')}</VisuallyHidden>
        <EntityRefLink text={specText(template, 'owner')} kind="group" namespace={namespace} />
      </Row>
      {form !== undefined && (
        <Link
          to={form}
          className={classes['choose']}
          aria-label={t('templates.chooseOne', { name })}
        >
          {t('templates.choose')}
        </Link>
      )}
    </Row>
  )
}
