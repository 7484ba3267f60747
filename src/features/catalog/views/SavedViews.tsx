import {
  Bookmark,
  BookmarkPlus,
  Check,
  House,
  Link2,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { indexAddress } from '../../../model/catalog/indexPlaces.ts'
import {
  formatIndexQuery,
  parseIndexQuery,
  type IndexQuery,
} from '../../../model/catalog/indexQuery.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import {
  defaultViewChosen,
  defaultViewDropped,
  selectDefaultView,
} from '../../preferences/defaultViewSlice.ts'
import { selectSavedViews } from '../../preferences/savedViewsSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { useIndexPlace } from '../list/useIndexPlace.ts'
import { useLook } from '../list/useLook.ts'
import classes from './SavedViews.module.css'
import { ViewDialog } from './ViewDialog.tsx'
import { removingAsked, renamingAsked, savingAsked } from './viewsSlice.ts'

/** Saved views, the current one marked; on an index of one kind, views of that kind only. */
export function SavedViews({ query }: { readonly query: IndexQuery }) {
  const { t, i18n } = useTranslation('catalog')
  const dispatch = useDispatch()
  const saved = useSelector(selectSavedViews)
  const look = useLook(query)
  const search = formatIndexQuery({ ...query, look })
  const place = useIndexPlace()
  const isCurrent = (view: IndexQuery) =>
    formatIndexQuery({ ...view, look: { ...look, ...view.look } }) === search
  const views = Object.entries(saved)
    .map(([name, search]) => ({ name, view: parseIndexQuery(search) }))
    .filter(({ view }) => place.kind === null || place.kind === view.kind)
    .sort((a, b) => a.name.localeCompare(b.name, i18n.language))
  const isSaved = views.some(({ view }) => isCurrent(view))
  return (
    <Stack as="nav" gap="xxs" aria-label={t('panel.views.title')}>
      <Text as="h2" isQuiet isSmall className={classes['heading']}>
        {t('panel.views.title')}
      </Text>
      {views.map(({ name, view }) => (
        <View
          key={name}
          name={name}
          to={indexAddress(place, view)}
          search={formatIndexQuery(view)}
          isCurrent={isCurrent(view)}
        />
      ))}
      {views.length === 0 && (
        <Text isQuiet isSmall className={classes['quiet']}>
          {t('panel.views.none')}
        </Text>
      )}
      {!isSaved && (
        <Button className={classes['save']} onClick={() => dispatch(savingAsked(search))}>
          <BookmarkPlus size={16} aria-hidden="true" />
          {t('panel.views.save')}
        </Button>
      )}
      <ViewDialog />
    </Stack>
  )
}

interface ViewProps {
  readonly name: string
  /** Path with query. */
  readonly to: string
  /** `location.search` of the view, which its default is kept by. */
  readonly search: string
  readonly isCurrent: boolean
}

function View({ name, to, search, isCurrent }: ViewProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const baseUrl = useSelector(selectConfig)?.appBaseUrl.replace(/\/$/, '') ?? ''
  const button = `view:${name}`
  const isDefault = useSelector(selectDefaultView) === search
  const Icon = isDefault ? House : Bookmark
  const isCopied = useSelector(selectCopiedButton) === button
  return (
    <Row isOneLine className={classes['view']} data-current={isCurrent}>
      <Link className={classes['link']} to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={16} aria-hidden="true" />
        <Text as="span" isCut className={classes['name']} title={name}>
          {name}
        </Text>
      </Link>
      <IconButton
        Icon={House}
        label={t('panel.views.makeDefault', { name })}
        isPressed={isDefault}
        onPress={() => dispatch(isDefault ? defaultViewDropped() : defaultViewChosen(search))}
      />
      <IconButton
        Icon={isCopied ? Check : Link2}
        label={isCopied ? t('panel.views.linkCopied') : t('panel.views.copyLink', { name })}
        onPress={() => dispatch(copyRequested({ button, text: baseUrl + to }))}
      />
      <IconButton
        Icon={Pencil}
        label={t('panel.views.rename', { name })}
        onPress={() => dispatch(renamingAsked(name))}
      />
      <IconButton
        Icon={Trash2}
        label={t('panel.views.remove', { name })}
        onPress={() => dispatch(removingAsked(name))}
      />
    </Row>
  )
}

interface IconButtonProps {
  readonly Icon: LucideIcon
  readonly label: string
  /** For a button that switches something on and off. */
  readonly isPressed?: boolean
  readonly onPress: () => void
}

function IconButton({ Icon, label, isPressed, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes['action']}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
