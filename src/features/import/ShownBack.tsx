import { CircleAlert, FileCode, FolderGit2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { legible } from '../../model/import/importTargets.ts'
import { recognise, type Recognition } from '../../model/import/recognition.ts'
import type { RepositoryAddress } from '../../model/integrations/repositoryAddress.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './ShownBack.module.css'

const pictures = {
  file: FileCode,
  repository: FolderGit2,
  unsupported: CircleAlert,
  malformed: CircleAlert,
}

export function useRecognition(target: string): Recognition | null {
  const config = useSelector(selectConfig)
  return config && recognise(target, config.integrations, config.import.entityFilename)
}

/** How a URL was understood: host, owner, repository, branch and path. */
export function ShownBack({ target }: { readonly target: string }) {
  const { t } = useTranslation('catalog-import')
  const found = useRecognition(target)
  if (!found) return null
  const Picture = pictures[found.type]
  return (
    <Row
      as="li"
      gap="xs"
      isOneLine
      align="stretch"
      className={classes['item']}
      data-type={found.type}
    >
      <Picture size={16} aria-hidden="true" className={classes['picture']} />
      <Stack gap="xxs">
        <p className={classes['kind']}>
          <strong>{t(`recognised.${found.type}`)}</strong> <code>{legible(target)}</code>
        </p>
        {'address' in found && found.address && <AddressParts address={found.address} />}
        {'message' in found && <p className={classes['problem']}>{found.message}</p>}
      </Stack>
    </Row>
  )
}

/** The parts of a URL with their names. */
export function AddressParts({ address }: { readonly address: RepositoryAddress }) {
  const { t } = useTranslation('catalog-import')
  const { host, organization, project, owner, repository, branch, path, splits } = address
  const parts = {
    host,
    ...(organization === undefined ? { owner } : { organization, project }),
    repository,
    branch: branch ?? t('address.defaultBranch'),
    path,
  }
  return (
    <>
      <Row as="dl" gap="xxs" across="md" align="stretch" className={classes['parts']}>
        {Object.entries(parts).map(
          ([part, value]) =>
            value !== undefined &&
            value !== '' && (
              <div key={part}>
                <dt>{t(`address.${part as keyof typeof parts}`)}</dt>
                <dd>{legible(value)}</dd>
              </div>
            ),
        )}
      </Row>
      {splits !== undefined && splits.length > 1 && (
        <p className={classes['note']}>{t('address.ambiguous')}</p>
      )}
    </>
  )
}
