import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { displayName, entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { inspectorTabs, type InspectorTab } from '../../model/inspector/inspection.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { CloseButton } from '../../ui/overlay/CloseButton.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { AncestryTab } from './AncestryTab.tsx'
import { ChangesTab } from './ChangesTab.tsx'
import { ColocatedTab } from './ColocatedTab.tsx'
import { selectVisits, type EntityVisitsRoot } from './entityVisitsSlice.ts'
import classes from './InspectorDialog.module.css'
import { OverviewTab } from './OverviewTab.tsx'
import { RawTab } from './RawTab.tsx'

export interface InspectorDialogProps {
  readonly entity: Entity
  readonly tab: InspectorTab
  readonly onShow: (tab: InspectorTab) => void
  readonly onClose: () => void
}

/** Everything that the catalog has about an entity, in five tabs (INSP-04), and what has changed, if there is anything. */
export function InspectorDialog({ entity, tab, onShow, onClose }: InspectorDialogProps) {
  const { t } = useTranslation('inspector')
  const dialog = useModal()
  const id = useId()
  const ref = stringifyEntityRef(entityRefOf(entity))
  const visits = useSelector((root: EntityVisitsRoot) => selectVisits(root, ref))
  const tabs = inspectorTabs.filter((one) => one !== 'changes' || one === tab || visits.length > 0)
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={classes['head']}>
        <EntityIcon kind={entity.kind} size={20} />
        <h2 id={id}>{t('title', { name: displayName(entity) })}</h2>
        <CloseButton label={t('close')} onClose={onClose} />
      </header>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((one) => ({ id: one, title: t(`tab.${one}`) }))}
        selected={tab}
        onSelect={onShow}
      >
        <Panel entity={entity} tab={tab} />
      </Tabs>
    </dialog>
  )
}

function Panel({ entity, tab }: Pick<InspectorDialogProps, 'entity' | 'tab'>) {
  switch (tab) {
    case 'overview':
      return <OverviewTab entity={entity} />
    case 'ancestry':
      return <AncestryTab entity={entity} />
    case 'colocated':
      return <ColocatedTab entity={entity} />
    case 'json':
    case 'yaml':
      return <RawTab key={tab} entity={entity} format={tab} />
    case 'changes':
      return <ChangesTab entity={entity} />
  }
}
